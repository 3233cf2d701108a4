/** Values that a reset of the portal does not replace. */

/** Creates a value at its first use. It is on globalThis: a reload of the mock files must not replace it. */
export function oncePerProcess<T>(name: string, create: () => T): T {
  const key = Symbol.for(`identity-portal.mock.${name}`);
  const holder = globalThis as { [key: symbol]: T | undefined };
  holder[key] ??= create();
  return holder[key];
}
