/** Resolves in a later task, as an answer from the network does. */
export const later = <T>(value: T): Promise<T> => new Promise((resolve) => setTimeout(resolve, 0, value));
