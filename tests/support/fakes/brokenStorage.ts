/** Failures of the browser's storage. jest.restoreAllMocks ends them. */

/** Makes storage refuse every write. */
export const fillStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The storage is full.', 'QuotaExceededError');
  });

/** Makes storage refuse every access: reading the property `localStorage` or `sessionStorage` throws. */
export function forbidStorage() {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('The storage cannot be used.', 'SecurityError');
    });
  }
}
