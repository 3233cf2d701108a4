/** @jest-environment node */
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { buildSync } from 'esbuild';

interface Context {
  prev: number;
  next: number;
  stop: () => void;
}

interface Runtime {
  mark: (generator: () => Iterable<unknown>) => () => Iterable<unknown>;
  wrap: (step: (context: Context) => unknown, generator: () => Iterable<unknown>) => Iterable<unknown>;
}

const real: Runtime = jest.requireActual('@babel/runtime/regenerator');

/** Returns the replacement as the build has it, and the global that it sets. */
function load() {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, '../../config/replacements/regenerator.js')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bundle',
  });
  return runInNewContext(
    `${outputFiles[0]?.text}; ({ own: bundle.default, left: globalThis.regeneratorRuntime })`,
  );
}

/** Returns the values of a generator that Babel has compiled. */
function runGenerator(runtime: Runtime): unknown[] {
  const generator = runtime.mark(function count() {
    return runtime.wrap((context) => {
      context.prev = context.next;
      switch (context.prev) {
        case 0:
          context.next = 2;
          return 'first';
        case 2:
          context.next = 4;
          return 'second';
        default:
          return context.stop();
      }
    }, count);
  });
  return [...generator()];
}

test('runs compiled code of dva-core as the CommonJS copy does', () => {
  const { own } = load();
  expect(Object.keys(own).sort()).toEqual(Object.keys(real).sort());
  expect(runGenerator(own)).toEqual(['first', 'second']);
  expect(runGenerator(real)).toEqual(['first', 'second']);
});

test('is a global, by which umi-request calls it', () => {
  const { own, left } = load();
  expect(left).toBe(own);
});
