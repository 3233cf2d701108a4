/** Counts what React commits, by component. */
import { createElement, type ElementType, Profiler, type ReactElement } from 'react';

/** Commits of each counted component, those of everything within it included, by its name. */
export const commits = new Map<string, number>();

const count = (name: string) => commits.set(name, (commits.get(name) ?? 0) + 1);

const counted = new Map<unknown, string>();

/** Counts these components from now on. */
export function countCommits(components: Record<string, ElementType>) {
  for (const [name, component] of Object.entries(components)) counted.set(component, name);
}

type Create = (type: ElementType, props: object, key?: string) => ReactElement;

const withProfiler =
  (create: Create): Create =>
  (type, props, key) => {
    const element = create(type, props, key);
    const id = counted.get(type);
    return id ? createElement(Profiler, { id, onRender: count, key }, element) : element;
  };

/**
 * React's JSX runtime, with a profiler around each counted component: for jest.mock.
 * @public
 */
export function makeRuntime() {
  const runtime = jest.requireActual<Record<string, unknown>>('react/jsx-runtime');
  return Object.fromEntries(
    Object.entries(runtime).map(([name, value]) => [
      name,
      typeof value === 'function' ? withProfiler(value as Create) : value,
    ]),
  );
}
