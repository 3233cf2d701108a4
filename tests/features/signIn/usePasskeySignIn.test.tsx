import { act, renderHook } from '@testing-library/react';
import { usePasskeySignIn } from '@/features/signIn/usePasskeySignIn';
import { loadAllMessages } from '@/utils/i18n/locale';
import { addPasskeySupport, removePasskeySupport } from '../../support/builders/passkeys';
import { answerSession } from '../../support/builders/users';
import { createFakeNetwork, settle } from '../../support/fakes/fakeNetwork';
import { visits } from '../../support/fakes/umi';
import { PageAt } from '../../support/render/pageAt';

const network = createFakeNetwork();

/** The requests of the page to the browser, each with functions that answer it. */
interface Asked extends CredentialRequestOptions {
  choose: (chosen: object) => void;
  refuse: (error: Error) => void;
}
let asked: Asked[] = [];
/** Waits, as the browser does, until the user chooses a passkey or the page stops it. */
const get = (options: CredentialRequestOptions) =>
  new Promise((choose, refuse) => {
    asked.push({ ...options, choose, refuse });
    options.signal?.addEventListener('abort', () => refuse(new DOMException('stopped', 'AbortError')));
  });
const offers = () => asked.filter(({ mediation }) => mediation === 'conditional');
const isOpen = ({ signal }: Asked) => signal?.aborted === false;

/** Runs the idle callbacks of the browser, and waits for the lazy-loaded code and the response. */
async function idle() {
  await act(() => new Promise<void>((resolve) => void setTimeout(resolve, 20)));
  await settle();
}
const render = (autofill = true) =>
  renderHook(({ autofill }) => usePasskeySignIn({ referer: '/', autofill, keep: false }), {
    initialProps: { autofill },
    wrapper: ({ children }) => <PageAt path="/uaa/login">{children}</PageAt>,
  });

// Loads the code once, so that no test waits for it.
beforeAll(() => Promise.all([loadAllMessages(), import('@/services/passkeyBrowser')]));
beforeEach(() => {
  asked = [];
  document.body.innerHTML = '<input autocomplete="username webauthn">';
  Object.assign(navigator, { credentials: { get } });
  addPasskeySupport({ isConditionalMediationAvailable: async () => true });
  network.answer('passkeyChallenge', {
    challenge: 'BBBB',
    rpId: 'localhost',
    timeout: 60_000,
    userVerification: 'required',
    allowCredentials: [],
  });
  network.answer('login', { redirectUrl: null });
  answerSession(network);
});
afterEach(removePasskeySupport);

it('offers passkeys in the autofill of an idle page, until it is left', async () => {
  const { unmount } = render();
  expect(asked).toEqual([]);
  await idle();
  expect(offers().map(isOpen)).toEqual([true]);
  unmount();
  await idle();
  expect(offers().map(isOpen)).toEqual([false]);
});

it('stops the autofill while the button asks, and offers passkeys again after a failure', async () => {
  const { result } = render();
  await idle();
  act(() => void result.current.start());
  await idle();
  expect(offers().map(isOpen)).toEqual([false]);
  expect(result.current.running).toBe(true);
  asked.at(-1)?.refuse(new DOMException('no', 'NotAllowedError'));
  await idle();
  await idle();
  expect(result.current.error).toMatchObject({ messageId: 'passkeys.problem.cancelled' });
  expect(offers().map(isOpen)).toEqual([false, true]);
  expect(visits).toEqual([]);
});
