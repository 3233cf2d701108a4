/** The ways in which a response can fail, and the error messages that a page shows as a result. */
import type { Fault } from '../visitor';
import type { Words } from '../words';

/**
 * The expected outcome. `fails`: the page shows an error message. `signedOut`: the portal redirects to the sign-in
 * page, or the page shows the error if it is part of signing in. `empty`: each page may show data or an error, because an
 * empty response may be valid. `late`: the correct response arrives late.
 */
type Outcome = 'fails' | 'signedOut' | 'empty' | 'late';

export interface Failure {
  what: string;
  fault: Fault;
  outcome: Outcome;
  /** Error message for this failure, in a notice or on the page. */
  says?: Words;
  /** Only the long loops include it, because it takes long. */
  slow?: boolean;
}

const empty = { code: 20000, data: null, subCode: null, subMsg: null };

/** Longer than the timeout of any call, in ms. */
const NEVER = 10 * 60_000;
/** Delay of a late response (ms). */
const LATE = 10_000;

export const failures: Failure[] = [
  {
    what: '500',
    fault: { status: 500, body: { ...empty, code: 50000 } },
    outcome: 'fails',
    says: 'error.http.500',
  },
  {
    what: 'HTML with 200',
    fault: { contentType: 'text/html', body: '<h1>captive portal</h1>' },
    outcome: 'fails',
    says: 'error.parse',
  },
  {
    what: 'a closed connection',
    fault: { cut: true },
    outcome: 'fails',
    says: 'error.network',
  },
  { what: 'an envelope without data', fault: { body: empty }, outcome: 'empty' },
  {
    what: '503 with HTML',
    fault: {
      status: 503,
      contentType: 'text/html',
      body: '<h1>upstream</h1><img src=x onerror=alert(1)>',
    },
    outcome: 'fails',
    says: 'error.http.503',
  },
  {
    what: '504',
    fault: { status: 504 },
    outcome: 'fails',
    says: 'error.http.504',
  },
  {
    what: 'broken JSON',
    fault: { contentType: 'application/json', body: '{"code":20000,' },
    outcome: 'fails',
    says: 'error.parse',
  },
  { what: 'an empty body', fault: { body: '' }, outcome: 'empty' },
  {
    what: '429 with an invalid Retry-After',
    fault: { status: 429, headers: { 'Retry-After': 'soon, -1 or 1e99' }, body: { ...empty, code: 42900 } },
    outcome: 'fails',
    says: 'error.http.429',
  },
  { what: '401', fault: { status: 401, body: { ...empty, code: 40100 } }, outcome: 'signedOut' },
  {
    what: '403',
    fault: { status: 403, body: { ...empty, code: 40300 } },
    outcome: 'fails',
    says: 'error.http.403',
  },
  {
    what: 'no response before the timeout',
    fault: { delayMs: NEVER, status: 504 },
    outcome: 'fails',
    says: 'error.timeout',
    slow: true,
  },
  { what: 'a late response', fault: { delayMs: LATE, times: 1 }, outcome: 'late', slow: true },
];
