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

const hasBrowser = (conditionalCreate: boolean | 'unknown', lock: object = hasLock) =>
  addPasskeySupport({
    ...lock,
    ...(conditionalCreate !== 'unknown' && { getClientCapabilities: async () => ({ conditionalCreate }) }),
  });

async function shows(passkeys: Passkeys) {
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
  hasBrowser(true);
  network.answer('addPasskey', makePasskeys([makePasskey()]));
  await shows(makePasskeys([], true));
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
  hasBrowser(true);
  fails();
  await shows(makePasskeys([], true));
  expect(isOffered()).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(network.notices).toEqual([]);
});

it.each<[string, boolean | 'unknown', boolean]>([
  ['the server does not allow it', true, false],
  ['the browser cannot', false, true],
  ['the browser does not say what it can', 'unknown', true],
])('asks first if %s', async (_, canCreate, mayUpgrade) => {
  hasBrowser(canCreate);
  await shows(makePasskeys([], mayUpgrade));
  expect(isOffered()).toBe(true);
  expect(create).not.toHaveBeenCalled();
});

it('offers nothing to a user who has a passkey', async () => {
  hasBrowser(true);
  await shows(makePasskeys([makePasskey()]));
  expect(isOffered()).toBe(false);
  expect(create).not.toHaveBeenCalled();
});

it('offers nothing on a device without a lock', async () => {
  hasBrowser(false, { isUserVerifyingPlatformAuthenticatorAvailable: async () => false });
  await shows(makePasskeys([]));
  expect(isOffered()).toBe(false);
});

it.each(['passkeys.offer.later', 'passkeys.offer.never'] as const)(
  'ends the offer in this tab and on this device after %s, and moves the focus',
  async (words) => {
    hasBrowser(false);
    offerPasskey();
    await shows(makePasskeys([]));
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
