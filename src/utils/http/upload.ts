/** Uploads by XMLHttpRequest, because fetch does not report progress. Only pages with file fields load this file. */
import { headersFor, withTimestamp } from './callHeaders';
import type { SendForm } from './client';

/** Statuses without a body (Fetch, 2.2.3): Response rejects a body for them. */
const BODILESS = [204, 205, 304];

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Returns the response in the form that fetch returns. */
function responseOf(xhr: XMLHttpRequest): Response {
  const { status, statusText, responseText } = xhr;
  const body = BODILESS.includes(status) ? null : responseText;
  return new Response(body, { status, statusText, headers: headersOf(xhr) });
}

/** Sends a form with the client's own address, headers and cookies, and reports the share that is sent, from 0 to 1. */
export const sendWithProgress =
  (onProgress: (share: number) => void): SendForm =>
  ({ method, address }, body, signal) => {
    const xhr = new XMLHttpRequest();
    const aborted = () => new DOMException('The upload was aborted.', 'AbortError');
    if (signal.aborted) return Promise.reject(aborted());
    return new Promise((resolve, reject) => {
      xhr.open(method, withTimestamp(address));
      xhr.withCredentials = true;
      for (const [name, value] of Object.entries(headersFor(method, address)))
        xhr.setRequestHeader(name, value);
      xhr.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      });
      xhr.addEventListener('load', () => resolve(responseOf(xhr)));
      xhr.addEventListener('error', () => reject(new TypeError('The upload failed: no connection.')));
      xhr.addEventListener('abort', () => reject(aborted()));
      signal.addEventListener('abort', () => xhr.abort(), { once: true });
      xhr.send(body);
    });
  };
