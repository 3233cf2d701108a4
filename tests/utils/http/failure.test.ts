import { subCodes } from '@/contract/subCodes';
import { causeOf, refusalOf } from '@/utils/http/failure';
import { HttpError } from '@/utils/http/httpErrors';
import { SecretError } from '@/utils/secret';

const refused = (subCode: string | null, data: unknown) => refusalOf({ subCode, subMsg: 'words', data });

test('a refusal says why, in the words that came, with what fills ours', () => {
  expect(refused(subCodes.CODE_WRONG, { triesLeft: 3, at: 'now', deep: {} })).toEqual({
    subCode: 'CODE_WRONG',
    text: 'words',
    values: { triesLeft: 3, at: 'now' },
  });
});

test.each([[null], ['text'], [7], [undefined]])('data %p fills nothing', (data) => {
  expect(refused('99999', data)).toEqual({ subCode: undefined, text: 'words', values: {} });
});

const httpError = (status: number, data?: unknown) =>
  new HttpError({ status, headers: { get: () => null } } as unknown as Response, { data });

test.each([
  ['no network', new Error('x'), { messageId: 'login.unreachable' }],
  ['a status nobody knows', httpError(418), { messageId: 'login.unreachable' }],
  ['a known status', httpError(503), { messageId: 'error.http.503' }],
  [
    'wrong fields',
    httpError(422, { mobile: '11116', deep: {} }),
    { messageId: 'error.http.422', fields: { mobile: '11116' } },
  ],
  ['a secret that cannot be sealed', new SecretError('error.secret.key'), { messageId: 'error.secret.key' }],
])('%s', (_, error, failure) => {
  expect(causeOf(error, 'login.unreachable')).toEqual(failure);
});
