/** Counts what React commits, by component. */
import { type ComponentType, forwardRef, Profiler } from 'react';

/** Commits of each counted component, those of everything within it included, by its name. */
export const commits = new Map<string, number>();

const count = (name: string) => commits.set(name, (commits.get(name) ?? 0) + 1);

/**
 * A module whose component of this name is counted: for jest.mock. `path` by the @ alias.
 * @public
 */
export function counted(path: string, name: string): object {
  const actual = jest.requireActual<Record<string, ComponentType<object>>>(path);
  const Component = actual[name] as ComponentType<object>;
  const Counted = forwardRef<unknown, object>((props, ref) => (
    <Profiler id={name} onRender={count}>
      <Component {...props} {...(ref ? { ref } : {})} />
    </Profiler>
  ));
  return { ...actual, [name]: Counted };
}
