import { act, render, screen, waitFor } from '@testing-library/react';
import AuthorizePage from '@/pages/uaa/authorize';
import { makeAuthorizeRequest, person } from '../../../support/builders/authorizeRequest';
import { answerSession } from '../../../support/builders/users';
import { departures } from '../../../support/fakes/departures';
import {
  createFakeNetwork,
  noResponse,
  refusal,
  settle,
  unreachable,
} from '../../../support/fakes/fakeNetwork';
import { postFromOtherTab } from '../../../support/fakes/tabMessages';
import { reader, visits } from '../../../support/fakes/umi';
import { en } from '../../../support/messages';
import { PageAt } from '../../../support/render/pageAt';
import { press } from '../../../support/render/showPage';

type AuthorizeRequest = import('@/contract').AuthorizeRequest;

const network = createFakeNetwork();
const CLIENT = 'https://client.example.test/callback?code=c1';
const QUERY = 'client_id=demo-app&state=%7e';
const OPEN = 'replace /uaa/authorize?requestId=r1';

const page = () => (
  <PageAt path={`/uaa/authorize?${QUERY}`}>
    <AuthorizePage />
  </PageAt>
);
/** Sets the responses to the requests for the authorization, each with these fields. */
const responds = (...parts: Partial<AuthorizeRequest>[]) =>
  network.answer('authorizeRequest', ...parts.map(makeAuthorizeRequest));
async function openPage() {
  const opened = render(page());
  await settle();
  return opened;
}
const text = (id: 'heading' | 'stepUp' | 'short' | 'stuck' | 'switched', values: Record<string, string>) =>
  en[`authorize.${id}`].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
const consentOf = (name: string) => screen.queryByRole('heading', { name: text('heading', { name }) });
const alert = () => screen.getByRole('alert').textContent;
/** Simulates a sign-in or a sign-out in another tab. */
function changesElsewhere(type: 'signed-in' | 'signed-out') {
  act(() => postFromOtherTab({ type }));
}
/** Withholds the response to each request for the authorization; returns a function that sends one. */
function withholds() {
  const respond = network.withhold('authorizeRequest');
  return (index: number, part?: Partial<AuthorizeRequest>) => respond(makeAuthorizeRequest(part), index);
}

beforeEach(() => {
  window.history.replaceState(null, '', `/uaa/authorize?${QUERY}`);
  answerSession(network);
});
afterEach(() => {
  reader.locale = 'en-US';
});

test('sends the unchanged query once and puts the request id into the address', async () => {
  responds({});
  const { rerender } = await openPage();
  rerender(page());
  await settle();
  expect(network.bodies('authorizeRequest')).toEqual([{ query: QUERY }]);
  expect([visits, departures]).toEqual([[OPEN], []]);
  expect(consentOf('App')).toBeTruthy();
});

test('redirects to sign-in with a return address and stores the suggested name', async () => {
  responds({ next: 'login', person: null, loginHint: 'demo' });
  await openPage();
  expect(visits).toEqual([OPEN, 'replace /uaa/login?referer=%2Fuaa%2Fauthorize%3FrequestId%3Dr1']);
  expect(sessionStorage.getItem('portal_kept_loginHint')).toContain('"demo"');
});

test('redirects to the guide once', async () => {
  responds({ next: 'level' });
  const { unmount } = await openPage();
  const guide = 'replace /uaa/authGuide?requestId=r1&referer=%2Fuaa%2Fauthorize%3FrequestId%3Dr1';
  expect(visits).toEqual([OPEN, guide]);
  unmount();
  await openPage();
  expect(alert()).toBe(text('short', { name: 'App' }));
  expect(visits).toEqual([OPEN, guide, OPEN]);
});

test('requests a code that needs no consent and redirects with it', async () => {
  responds({ next: 'code' });
  network.answer('obtainCode', CLIENT);
  await openPage();
  expect(network.sent('obtainCode').map(({ query }) => query)).toEqual([{ requestId: 'r1' }]);
  expect(departures).toEqual([`replace ${CLIENT}`]);
});

test('requests the code once if the application requires a step-up', async () => {
  responds({ next: 'stepUp' }, {});
  network.answer('obtainCode', '/uaa/authorize?requestId=r1');
  await openPage();
  expect(await screen.findByRole('heading', { name: text('heading', { name: 'App' }) })).toBeTruthy();
  expect(network.sent('obtainCode')).toHaveLength(1);
  expect(network.sent('authorizeRequest')).toHaveLength(2);
});

test('clears the user and loads again after a sign-in in another tab, and uses only the last response', async () => {
  const answer = withholds();
  await openPage();
  await answer(0);
  sessionStorage.setItem('portal_kept_consent', '{}');
  changesElsewhere('signed-in');
  expect(screen.getByRole('status').textContent).toBe(en['authorize.opening']);
  expect(sessionStorage.getItem('portal_kept_consent')).toBeNull();
  changesElsewhere('signed-in');
  await settle();
  await answer(1);
  expect(consentOf('App')).toBeNull();
  await answer(2, { person: { ...person, account: 'boss' } });
  expect(consentOf('App')).toBeTruthy();
  expect(alert()).toBe(text('switched', { account: 'boss' }));
});

test('redirects to sign-in after a sign-out in another tab', async () => {
  responds({}, { next: 'login', person: null });
  await openPage();
  expect(consentOf('App')).toBeTruthy();
  changesElsewhere('signed-out');
  await settle();
  expect(visits.at(-1)).toBe('replace /uaa/login?referer=%2Fuaa%2Fauthorize%3FrequestId%3Dr1');
});

test('ignores a response after unmounting', async () => {
  const answer = withholds();
  const { unmount } = await openPage();
  unmount();
  await answer(0, { next: 'login' });
  expect(visits).toEqual([]);
});

test.each([
  ['AUTHORIZE_CLIENT', true],
  // Another tab may have allowed it.
  ['AUTHORIZE_OVER', false],
] as const)(
  'links only to home after the refusal %s, and states that no data was shared: %s',
  async (name, isStated) => {
    network.answer('authorizeRequest', refusal(name));
    await openPage();
    expect(alert()?.includes(en['authorize.nothingGiven'])).toBe(isStated);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
  },
);

test('does not open an address that is not allowed, and states that no data was shared', async () => {
  responds({ next: 'error', redirectUrl: 'javascript:alert(1)' });
  await openPage();
  expect(departures).toEqual([]);
  expect(alert()).toContain(text('stuck', { host: 'client.example.test' }));
  expect(alert()).toContain(en['authorize.nothingGiven']);
});

test('returns to the application if the user declines a level that is too low, also after a network error', async () => {
  // The user has visited the guide for this request.
  sessionStorage.setItem('portal_kept_guidedRequest', '"r1"');
  responds({ next: 'level' });
  network.answer('consent', unreachable, { redirectUrl: CLIENT });
  await openPage();
  await press(en['authorize.decline']);
  expect(screen.getByText(en['authorize.undecided'])).toBeTruthy();
  expect(departures).toEqual([]);
  await press(en['authorize.decline']);
  const declined = { requestId: 'r1', account: 'demo', allow: false, scopes: [] };
  expect(network.bodies('consent')).toEqual([declined, declined]);
  expect(departures).toEqual([`replace ${CLIENT}`]);
});

test('reloads the request if the user confirms the step-up, and returns to the application if the user declines', async () => {
  responds({ next: 'stepUp' });
  network.answer('obtainCode', noResponse);
  network.answer('consent', { redirectUrl: CLIENT });
  await openPage();
  expect(alert()).toBe(text('stepUp', { name: 'App' }));
  await press(en['form.confirm']);
  expect(network.sent('authorizeRequest')).toHaveLength(2);
  await press(en['authorize.decline']);
  await waitFor(() => expect(departures).toEqual([`replace ${CLIENT}`]));
});
