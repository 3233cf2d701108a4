import { render } from '@testing-library/react';
import findPhrase from '@/features/signIn/signInPhrase';
import { createFakeNetwork, httpError, settle } from '../../support/fakes/fakeNetwork';

type PhraseLine = import('@/features/signIn/signInPhrase').PhraseLine;
type UserType = import('@/contract').UserType;

const network = createFakeNetwork();
const phrases: Record<string, string> = { demo: 'Blue whale', other: 'Green owl' };

let line: PhraseLine | undefined;
let show: (next: () => PhraseLine) => void;
const ask = (account: string, userType: UserType = 'person') => findPhrase(account, userType, show);
/** The text of the line while these are in the form. */
function shownFor(account: string, userType: UserType = 'person'): string | undefined {
  const { container, unmount } = render(<p>{line?.(account, userType)}</p>);
  const text = container.textContent ?? '';
  unmount();
  return text;
}
const sent = () => network.sent('signInPhrase').map(({ body }) => body);

/** Withholds the responses; returns a function that sends the response to the request with this index. */
function withholdPhrases() {
  const respond = network.withhold('signInPhrase');
  return (index: number) => respond({ phrase: phrases[sent()[index]?.account ?? ''] ?? null }, index);
}

beforeEach(() => {
  line = undefined;
  // Of a new form.
  show = (next) => {
    line = next();
  };
  localStorage.setItem('portal_last_channel', 'password');
  network.answer('signInPhrase', ({ body }) => ({ phrase: phrases[body.account] ?? null }));
});
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in jsdom
  document.cookie = 'portal_shared=; Max-Age=0';
});

it('shows the phrase of an account in quotation marks, and for no other account and user type', async () => {
  await ask(' demo ');
  expect(sent()).toEqual([{ account: 'demo', userType: 'person' }]);
  expect(shownFor(' demo ')).toBe('Your phrase: “Blue whale”');
  expect([shownFor('demo_work'), shownFor('dem'), shownFor('demo', 'legal')]).toEqual(['', '', '']);
  await ask('unknown');
  expect(shownFor('unknown')).toBe('');
});

it('renders the status that announces it before the response', async () => {
  const answer = withholdPhrases();
  const call = ask('demo');
  await settle();
  const { getByRole } = render(<p>{line?.('demo', 'person')}</p>);
  expect(getByRole('status').textContent).toBe('');
  await answer(0);
  await call;
  expect(shownFor('demo')).toContain('Blue whale');
});

it('sends one request for an account in a form, until another one is entered', async () => {
  await Promise.all([ask('demo'), ask('demo')]);
  await ask('demo');
  expect(sent()).toHaveLength(1);
  await ask('other');
  await ask('demo');
  expect(sent()).toHaveLength(3);
  expect(shownFor('demo')).toContain('Blue whale');
});

it('ignores a late response for a name or a user type that has changed', async () => {
  const answer = withholdPhrases();
  const calls = [ask('demo'), ask('demo', 'legal'), ask('other')];
  await settle();
  for (const index of [2, 1, 0]) await answer(index);
  await Promise.all(calls);
  expect([shownFor('demo'), shownFor('demo', 'legal')]).toEqual(['', '']);
  expect(shownFor('other')).toBe('Your phrase: “Green owl”');
});

it('rejects after a failure, and sends another request', async () => {
  network.answer('signInPhrase', httpError(429), { phrase: 'Blue whale' });
  await expect(ask('demo')).rejects.toThrow();
  expect(shownFor('demo')).toBe('');
  await ask('demo');
  expect(shownFor('demo')).toContain('Blue whale');
});

it('sends no request without a name, in a browser without a previous sign-in, or in a shared one', async () => {
  await ask(' ');
  localStorage.removeItem('portal_last_channel');
  await ask('demo');
  localStorage.setItem('portal_last_channel', 'password');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in jsdom
  document.cookie = 'portal_shared=1';
  await ask('demo');
  expect(sent()).toEqual([]);
});
