import { subCodes } from '@/contract/subCodes';
import {
  ApiError,
  errorFromEnvelope,
  errorFromException,
  isNotFound,
  isRefusedFor,
} from '@/utils/http/ApiError';
import { ClientError, HttpError } from '@/utils/http/httpErrors';

const refused = (subCode: string | null, data: unknown) =>
  errorFromEnvelope({ subCode, subMsg: 'words', data });

test("converts a refusal into an ApiError with the server's text and the values for a localized message", () => {
  expect(refused(subCodes.CODE_WRONG, { triesLeft: 3, at: 'now', deep: {} })).toMatchObject({
    kind: 'refused',
    subCode: 'CODE_WRONG',
    text: 'words',
    values: { triesLeft: 3, at: 'now' },
    isVerdict: true,
  });
});

test.each([[null], ['text'], [7], [undefined]])('returns no values for the data %p', (data) => {
  expect(refused('99999', data)).toMatchObject({ subCode: undefined, text: 'words', values: {} });
});

const httpError = (status: number, body: object = {}) =>
  new HttpError({ status, headers: { get: () => null } } as unknown as Response, body);

test.each([
  ['no network', new ClientError('network', 'x'), { kind: 'network', messageId: undefined }],
  ['a response that cannot be parsed', new ClientError('parse', 'x'), { kind: 'parse' }],
  ['an aborted call', new DOMException('x', 'AbortError'), { kind: 'aborted' }],
  ['an error of the portal', new TypeError('x'), { kind: 'unexpected' }],
  ['an unknown status', httpError(418), { kind: 'http', status: 418, messageId: undefined }],
  ['a known status', httpError(503), { status: 503, messageId: 'error.http.503', isVerdict: false }],
  [
    'a 402 whose address is not allowed',
    httpError(402, { message: 'x' }),
    { messageId: 'error.redirectRefused' },
  ],
  ['a 402 without an address', httpError(402), { messageId: undefined }],
  [
    'wrong fields',
    httpError(422, { data: { mobile: '11116', code: 11201, email: '99999', deep: {} } }),
    {
      messageId: 'error.http.422',
      fields: { mobile: 'FIELD_FORMAT', code: 'CODE_WRONG', email: 'FIELDS_WRONG' },
      isVerdict: true,
    },
  ],
  [
    'a subCode sent as a number',
    httpError(403, { subCode: Number(subCodes.FORBIDDEN) }),
    { subCode: 'FORBIDDEN' },
  ],
])('converts %s', (_, thrown, error) => {
  expect(errorFromException(thrown)).toMatchObject({ name: 'ApiError', ...error });
});

test('recognizes refusals by sub-code, and a missing resource by status', () => {
  const taken = new ApiError('refused', { subCode: 'EMAIL_TAKEN' });
  expect(isRefusedFor(taken, 'EMAIL_SAME', 'EMAIL_TAKEN')).toBe(true);
  expect(isRefusedFor(taken, 'EMAIL_SAME')).toBe(false);
  expect(isRefusedFor(new ApiError('network'), 'EMAIL_SAME')).toBe(false);
  expect(isNotFound(errorFromException(httpError(404)))).toBe(true);
  expect(isNotFound(taken)).toBe(false);
});
