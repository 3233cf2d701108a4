/** Counts what React commits, by component. */
import { createElement, type ElementType, Profiler, type ReactElement } from 'react';

/** Number of commits by the component's name, including those of its descendants. */
export const commits = new Map<string, number>();

const count = (name: string) => commits.set(name, (commits.get(name) ?? 0) + 1);

const countedNames = new Map<unknown, string>();

/** Starts counting the commits of these components. */
export function countCommits(components: Record<string, ElementType>) {
  for (const [name, component] of Object.entries(components)) countedNames.set(component, name);
}

type Create = (type: ElementType, props: object, key?: string) => ReactElement;

const withProfiler =
  (create: Create): Create =>
  (type, props, key) => {
    const element = create(type, props, key);
    const id = countedNames.get(type);
    return id ? createElement(Profiler, { id, onRender: count, key }, element) : element;
  };

/**
 * Returns React's JSX runtime with a profiler around each counted component, for jest.mock.
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
