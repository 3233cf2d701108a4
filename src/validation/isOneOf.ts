/** Returns a function that returns whether a value is one of a list. */
export const isOneOf =
  <Value extends string>(list: readonly Value[]) =>
  (value: unknown): value is Value =>
    list.some((one) => one === value);
