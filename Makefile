# Two commands do all the set-up: `make run` and `make test`.
.PHONY: run test setup build check unit coverage bench bench-smoke bench-peers clean
SHELL := /bin/bash
ACETATE := .build/release/acetate
STRICT := -Xswiftc -warnings-as-errors

# The Gallery: in a window where there is a display, as pictures in out/ elsewhere.
run: build
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then $(ACETATE) run Examples/Gallery; else \
	  $(ACETATE) snapshot Examples/Gallery --all -o out; fi

test: setup check build unit bench-smoke

setup:
	@Scripts/setup

# The command, and the library that previews are compiled against.
build: setup
	@# Without STRICT, as the command itself builds the library when it is stale: other flags would build it all anew.
	@Scripts/stale-objects .build/release
	swift build -c release --product acetate
	swift build -c release --product AcetateRuntime
	@# The command rebuilds a library that is older than its sources: one that was up to date is as new as they are.
	@if [ -n "$$(find Package.swift Sources -newer .build/release/libAcetateRuntime.so -print -quit)" ]; then \
	  touch .build/release/libAcetateRuntime.so; fi

check:
	Scripts/check-format
	Scripts/check-imports
	Scripts/check-size
	Scripts/check-docs

# Unit, golden and command tests; the last two use the release build.
unit: build
	@Scripts/stale-objects .build/debug
	ACETATE_COMMAND=$(CURDIR)/$(ACETATE) swift test $(STRICT)

coverage:
	Scripts/coverage

bench: build
	@mkdir -p out
	@Scripts/stale-objects Benchmarks/.build/release
	swift run -c release --package-path Benchmarks bench --json out/bench.json

bench-smoke: setup
	@Scripts/stale-objects Benchmarks/.build/release
	swift run -c release --package-path Benchmarks bench --smoke
	@# Scenes of text again, by one thread and by many.
	@for threads in 1 5; do \
	  ACETATE_RASTER_THREADS=$$threads Benchmarks/.build/release/bench --smoke --only nothing >/dev/null || exit 1; done

bench-peers: build
	Benchmarks/peers/run

clean:
	rm -rf .build out Benchmarks/.build
