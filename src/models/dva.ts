/** Types of the actions and effects of dva that the portal uses, and a reducer that several models need. */
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

/** Returns a function that creates reducers: each replaces one field of the state by the payload. */
export const createFieldSetter =
  <State>() =>
  <Field extends keyof State>(field: Field) =>
  (state: State, { payload }: Action<State[Field]>): State => ({ ...state, [field]: payload });
