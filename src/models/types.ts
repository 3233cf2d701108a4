/** Types of the actions and effects of dva that the portal uses. */
export interface Action<Payload = unknown> {
  type: string;
  payload: Payload;
}

export interface Effects {
  // Saga effects are opaque: the result of `yield` is typed where it is used.
  call: <A extends unknown[]>(fn: (...args: A) => unknown, ...args: A) => unknown;
  put: (action: { type: string; payload?: unknown }) => unknown;
  select: <S>(selector: (state: S) => unknown) => unknown;
}
