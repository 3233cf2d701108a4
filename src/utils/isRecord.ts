/** Whether a value of unknown type is an object, so that its properties can be read. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
