/** @jest-environment jsdom */
import {
  fetchAuthorizationCode,
  loadAuthorizeRequest,
  submitConsent,
} from '@/pages/uaa/authorize/authorizeCalls';
import { getLocale, switchLocale } from '@/utils/i18n/locale';
import { makeAuthorizeRequest } from '../../../support/builders/authorizeRequest';
import { createFakeNetwork, httpError, refusal, unreachable } from '../../../support/fakes/fakeNetwork';

const network = createFakeNetwork();

const QUERY = 'client_id=demo-app&state=a%2Fb%3D%7e+c';
const ADDRESS = 'https://client.example.test/callback?code=c1';
const request = makeAuthorizeRequest({ requestId: 'r/1', person: null, locale: 'pt-BR' });
const decision = { requestId: 'r1', account: 'demo', allow: true, scopes: [] };

function failWith(failure: typeof unreachable) {
  for (const name of ['authorizeRequest', 'consent', 'obtainCode'] as const) network.answer(name, failure);
}
/** The queries of the requests to open an authorization. */
const opened = () => network.bodies('authorizeRequest').map(({ query }) => query);

test.each(['AUTHORIZE_CLIENT', 'AUTHORIZE_OVER'] as const)(
  'ends the request after %s without a notice',
  async (name) => {
    failWith(refusal(name, 'no'));
    for (const event of [
      await loadAuthorizeRequest(QUERY),
      await fetchAuthorizationCode('r1'),
      await submitConsent(decision),
    ]) {
      expect(event).toMatchObject({ type: 'refused', error: { subCode: name, text: 'no' } });
    }
    expect(network.calls).toEqual(['authorizeRequest', 'obtainCode', 'consent']);
    expect(network.notices).toEqual([]);
  },
);

test('loads the request again if another user is signed in', async () => {
  network.answer('consent', refusal('AUTHORIZE_PERSON'));
  expect(await submitConsent(decision)).toEqual({ type: 'reopened' });
  expect(network.bodies('consent')).toEqual([decision]);
  expect(network.notices).toEqual([]);
});

test.each([
  ['no network', unreachable, 'authorize.lost', 'authorize.undecided'],
  ['an invalid response', [] as never, 'authorize.lost', 'authorize.undecided'],
  ['503', httpError(503), 'error.http.503', 'error.http.503'],
])('returns an error message after %s', async (_, failure, opening, deciding) => {
  failWith(failure);
  const lost = { type: 'lost', error: { messageId: opening } };
  expect(await loadAuthorizeRequest(QUERY)).toMatchObject(lost);
  expect(await fetchAuthorizationCode('r1')).toMatchObject(lost);
  expect(await submitConsent(decision)).toMatchObject({ type: 'lost', error: { messageId: deciding } });
});

describe('the language of the application', () => {
  beforeEach(async () => {
    await switchLocale('en-US');
    // The user has chosen no language.
    localStorage.clear();
  });

  test('causes a second request if it differs from the current one', async () => {
    const localized = { ...request, client: { ...request.client, name: 'Aplicativo' } };
    network.answer('authorizeRequest', request, localized);
    expect(await loadAuthorizeRequest(QUERY)).toMatchObject({
      type: 'opened',
      request: localized,
      language: 'pt-BR',
    });
    expect(opened()).toEqual([QUERY, 'requestId=r%2F1']);
  });

  test('causes no second request if nothing is shown or the language is unchanged', async () => {
    network.answer('authorizeRequest', { ...request, locale: 'en-US' });
    expect(await loadAuthorizeRequest(QUERY)).toMatchObject({ type: 'opened', language: 'en-US' });
    expect(network.calls).toHaveLength(1);
    network.answer('authorizeRequest', { ...request, next: 'code', redirectUrl: ADDRESS });
    await loadAuthorizeRequest(QUERY);
    expect(getLocale()).toBe('pt-BR');
    expect(network.calls).toHaveLength(2);
  });
});
