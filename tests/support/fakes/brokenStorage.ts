/** Failures of the browser's storage. jest.restoreAllMocks ends them. */

const refuse = (method: 'getItem' | 'setItem', name: string) =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('The storage cannot be used.', name);
  });

/** Makes storage refuse every write. */
export const fillStorage = () => refuse('setItem', 'QuotaExceededError');

/** Makes storage refuse every access. */
export function forbidStorage() {
  refuse('getItem', 'SecurityError');
  refuse('setItem', 'SecurityError');
}
