/** Values that a reset of the portal does not replace. */

/**
 * Returns the value of a name, which the first call creates. It is on globalThis: a development server that loads the mock files
 * again after an edit must not replace it.
 */
export function oncePerProcess<T>(name: string, create: () => T): T {
  const key = Symbol.for(`identity-portal.mock.${name}`);
  const holder = globalThis as { [key: symbol]: T | undefined };
  holder[key] ??= create();
  return holder[key];
}
