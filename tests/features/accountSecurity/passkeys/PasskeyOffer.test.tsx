import { screen } from '@testing-library/react';
import PasskeyOffer from '@/features/accountSecurity/passkeys/PasskeyOffer';
import { isPasskeyOffered, offerPasskey } from '@/utils/storage/passkeyOffer';
import {
  addPasskeySupport,
  creationOptions,
  credential,
  hasLock,
  makePasskey,
  makePasskeys,
  removePasskeySupport,
} from '../../../support/builders/passkeys';
import { createFakeNetwork, httpError, settle } from '../../../support/fakes/fakeNetwork';
import { en } from '../../../support/messages';
import { press, showToUser } from '../../../support/render/showPage';

type Passkeys = import('@/contract').Passkeys;

const network = createFakeNetwork();
const onEnd = jest.fn();
/** The browser's own function. */
const create = jest.fn();
const registration = {
  id: 'AQ',
  rawId: 'AQ',
  type: 'public-key',
  response: { clientDataJSON: 'AQ', attestationObject: 'AQ' },
};

const installBrowser = (conditionalCreate: boolean | 'unknown', lock: object = hasLock) =>
  addPasskeySupport({
    ...lock,
    ...(conditionalCreate !== 'unknown' && { getClientCapabilities: async () => ({ conditionalCreate }) }),
  });

async function showOffer(passkeys: Passkeys) {
  network.answer('passkeys', passkeys);
  network.answer('passkeyOptions', creationOptions);
  await showToUser(<PasskeyOffer onEnd={onEnd} />);
  await settle();
}
const isOffered = () => screen.queryByText(en['passkeys.offer.title']) !== null;

beforeEach(() => {
  create.mockReset().mockResolvedValue(credential);
  Object.assign(navigator, { credentials: { create } });
  onEnd.mockClear();
});
afterEach(removePasskeySupport);

it('lets the browser create the passkey by itself, and says so', async () => {
  installBrowser(true);
  network.answer('addPasskey', makePasskeys([makePasskey()]));
  await showOffer(makePasskeys([], true));
  expect(create).toHaveBeenCalledTimes(1);
  const { rp, timeout, authenticatorSelection } = creationOptions;
  expect(create.mock.lastCall[0]).toMatchObject({
    mediation: 'conditional',
    publicKey: { rp, timeout, authenticatorSelection },
  });
  expect(network.bodies('passkeyOptions')).toEqual([{ upgrade: true }]);
  expect(network.bodies('addPasskey')).toEqual([{ passkey: registration }]);
  expect(network.notices).toMatchObject([
    { title: en['passkeys.added'], description: en['passkeys.upgraded'] },
  ]);
  expect(isOffered()).toBe(false);
  // No button was there: the focus stays where the user is.
  expect(onEnd).not.toHaveBeenCalled();
});

it.each<[string, () => void]>([
  ['the browser creates none', () => create.mockRejectedValue(new DOMException('no', 'NotAllowedError'))],
  ['the server refuses it', () => network.answer('addPasskey', httpError(500))],
])('offers a passkey, and shows no error, if %s', async (_, fails) => {
  installBrowser(true);
  fails();
  await showOffer(makePasskeys([], true));
  expect(isOffered()).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(network.notices).toEqual([]);
});

it.each<[string, boolean | 'unknown', boolean]>([
  ['the server does not allow it', true, false],
  ['the browser cannot', false, true],
  ['the browser does not say what it can', 'unknown', true],
])('asks first if %s', async (_, canCreate, mayUpgrade) => {
  installBrowser(canCreate);
  await showOffer(makePasskeys([], mayUpgrade));
  expect(isOffered()).toBe(true);
  expect(create).not.toHaveBeenCalled();
});

const noLock = { isUserVerifyingPlatformAuthenticatorAvailable: async () => false };

it.each([
  ['to a user who has a passkey', hasLock, [makePasskey()]],
  ['on a device without a lock', noLock, []],
])('offers nothing %s', async (_, lock, list) => {
  installBrowser(true, lock);
  await showOffer(makePasskeys(list));
  expect(isOffered()).toBe(false);
  expect(create).not.toHaveBeenCalled();
});

it.each(['passkeys.offer.later', 'passkeys.offer.never'] as const)(
  'ends the offer in this tab and on this device after %s, and moves the focus',
  async (words) => {
    installBrowser(false);
    offerPasskey();
    await showOffer(makePasskeys([]));
    await press(en[words]);
    expect(isOffered()).toBe(false);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(isPasskeyOffered()).toBe(false);
    // The next sign-in by password.
    offerPasskey();
    expect(isPasskeyOffered()).toBe(false);
    expect(create).not.toHaveBeenCalled();
  },
);
