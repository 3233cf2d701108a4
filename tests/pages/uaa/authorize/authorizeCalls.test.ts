import {
  fetchAuthorizationCode,
  fetchAuthorizeRequest,
  submitConsent,
} from '@/pages/uaa/authorize/authorizeCalls';
import { loadAuthorizeRequest } from '@/pages/uaa/authorize/loadAuthorizeRequest';
import * as authorize from '@/services/authorize';
import * as signIn from '@/services/signIn';
import { ApiError } from '@/utils/http/ApiError';
import * as locale from '@/utils/i18n/locale';

jest.mock('@/services/authorize');
jest.mock('@/services/signIn');
jest.mock('@/utils/i18n/locale');

const { openAuthorizeRequest, consent } = jest.mocked(authorize);
const { obtainCode } = jest.mocked(signIn);
const { setSessionLocale, getLocale } = jest.mocked(locale);

const QUERY = 'client_id=demo-app&state=a%2Fb%3D%7e+c';
const ADDRESS = 'https://client.example.test/callback?code=c1';
const request = {
  requestId: 'r/1',
  client: { name: 'App', operator: '', purpose: '', logo: '' },
  scopes: [],
  host: 'client.example.test',
  next: 'consent' as const,
  redirectUrl: null,
  person: null,
  loginHint: '',
  locale: 'pt-BR' as const,
  days: 90,
};
const decision = { requestId: 'r1', account: 'demo', allow: true, scopes: [] };

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  getLocale.mockReturnValue('en-US');
  setSessionLocale.mockResolvedValue(false);
});

function failWith(error: Error) {
  openAuthorizeRequest.mockRejectedValue(error);
  consent.mockRejectedValue(error);
  obtainCode.mockRejectedValue(error);
}

// Uses import() because the transform that hoists jest.mock does not accept imported types.
const refuseWith = (subCode: import('@/contract/subCodes').SubCodeName | undefined) =>
  failWith(new ApiError('refused', { subCode, text: 'no' }));

test('sends the query to the server byte for byte', async () => {
  openAuthorizeRequest.mockResolvedValue(request);
  expect(await fetchAuthorizeRequest(QUERY)).toBe(request);
  expect(openAuthorizeRequest.mock.calls[0]?.[0]).toBe(QUERY);
});

test.each([
  'AUTHORIZE_CLIENT',
  'AUTHORIZE_REDIRECT_URI',
  'AUTHORIZE_REPEATED',
  'AUTHORIZE_TOO_LONG',
  'AUTHORIZE_OVER',
] as const)('ends the request after %s without a notice', async (name) => {
  refuseWith(name);
  for (const event of [
    await fetchAuthorizeRequest(QUERY),
    await fetchAuthorizationCode('r1'),
    await submitConsent(decision),
  ]) {
    expect(event).toMatchObject({ type: 'refused', error: { subCode: name, text: 'no' } });
  }
  expect(openAuthorizeRequest.mock.calls[0]?.[1]).toContain(name);
  expect(obtainCode.mock.calls[0]?.[1]?.silentFor).toContain(name);
  expect(consent.mock.calls[0]?.[1]).toContain(name);
});

test('loads the request again if another user is signed in', async () => {
  refuseWith('AUTHORIZE_PERSON');
  expect(await submitConsent(decision)).toEqual({ type: 'reopened' });
});

test.each([
  ['no network', new ApiError('network'), 'authorize.lost', 'authorize.undecided'],
  ['an invalid response', new ApiError('parse'), 'authorize.lost', 'authorize.undecided'],
  [
    '503',
    new ApiError('http', { status: 503, messageId: 'error.http.503' }),
    'error.http.503',
    'error.http.503',
  ],
])('returns an error message after %s', async (_, error, opening, deciding) => {
  failWith(error);
  const lost = { type: 'lost', error: { messageId: opening } };
  expect(await fetchAuthorizeRequest(QUERY)).toMatchObject(lost);
  expect(await fetchAuthorizationCode('r1')).toMatchObject(lost);
  expect(await submitConsent(decision)).toMatchObject({ type: 'lost', error: { messageId: deciding } });
});

test('allows a retry after a refusal that does not concern the request', async () => {
  refuseWith(undefined);
  expect(await fetchAuthorizeRequest(QUERY)).toMatchObject({ type: 'lost', error: { text: 'no' } });
});

test('returns the address after a code and after a decision', async () => {
  obtainCode.mockResolvedValue(ADDRESS);
  consent.mockResolvedValue({ redirectUrl: ADDRESS });
  expect(await fetchAuthorizationCode('r1')).toEqual({ type: 'ready', address: ADDRESS });
  expect(await submitConsent(decision)).toEqual({ type: 'ready', address: ADDRESS });
});

test('returns an unready event if the response is a page instead of a code', async () => {
  obtainCode.mockResolvedValue('/uaa/authorize?requestId=r1');
  expect(await fetchAuthorizationCode('r1')).toEqual({ type: 'unready' });
});

describe('the language of the application', () => {
  test('causes a second request if it differs from the current one', async () => {
    getLocale.mockReturnValueOnce('en-US').mockReturnValue('pt-BR');
    setSessionLocale.mockResolvedValue(true);
    const spoken = { ...request, client: { ...request.client, name: 'Aplicativo' } };
    openAuthorizeRequest.mockResolvedValueOnce(request).mockResolvedValueOnce(spoken);
    expect(await loadAuthorizeRequest(QUERY)).toMatchObject({
      type: 'opened',
      request: spoken,
      language: 'pt-BR',
    });
    expect(openAuthorizeRequest.mock.calls.map(([query]) => query)).toEqual([QUERY, 'requestId=r%2F1']);
  });

  test('causes no second request if nothing is shown or the language is unchanged', async () => {
    openAuthorizeRequest.mockResolvedValue(request);
    expect(await loadAuthorizeRequest(QUERY)).toMatchObject({ type: 'opened', language: 'en-US' });
    expect(openAuthorizeRequest).toHaveBeenCalledTimes(1);
    setSessionLocale.mockResolvedValue(true);
    openAuthorizeRequest.mockResolvedValue({ ...request, next: 'code', redirectUrl: ADDRESS });
    await loadAuthorizeRequest(QUERY);
    expect(openAuthorizeRequest).toHaveBeenCalledTimes(2);
  });
});
