function decodeLeniently(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * Returns the path of an address as the router reads it: without query, escapes, upper case and trailing slashes. Two
 * addresses with the same plain path open the same page. Home is ''.
 */
export const toPlainPath = (address: string): string =>
  decodeLeniently(address.replace(/[?#].*$/s, ''))
    .toLowerCase()
    .replace(/\/+$/, '');
