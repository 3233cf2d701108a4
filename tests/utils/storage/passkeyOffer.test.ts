/** @jest-environment jsdom */
import { DAY } from '@/constants';
import {
  declinePasskey,
  endPasskeyOffer,
  isPasskeyOffered,
  offerPasskey,
} from '@/utils/storage/passkeyOffer';
import { addPasskeySupport, removePasskeySupport } from '../../support/builders/passkeys';

const KEY = 'portal_passkey_declined';

beforeEach(() => {
  jest.useFakeTimers();
  addPasskeySupport();
});
afterEach(() => {
  jest.useRealTimers();
  removePasskeySupport();
});

it('offers a passkey until the offer ends', () => {
  expect(isPasskeyOffered()).toBe(false);
  offerPasskey();
  expect(isPasskeyOffered()).toBe(true);
  endPasskeyOffer();
  expect(isPasskeyOffered()).toBe(false);
  // The next sign-in offers it again.
  offerPasskey();
  expect(isPasskeyOffered()).toBe(true);
});

it('pauses for 30 days', () => {
  offerPasskey();
  declinePasskey({ forGood: false });
  expect(isPasskeyOffered()).toBe(false);
  jest.setSystemTime(Date.now() + 30 * DAY - 1);
  offerPasskey();
  expect(isPasskeyOffered()).toBe(false);
  jest.setSystemTime(Date.now() + 1);
  offerPasskey();
  expect(isPasskeyOffered()).toBe(true);
});

it('ends permanently', () => {
  declinePasskey({ forGood: true });
  jest.setSystemTime(Date.now() + 400 * DAY);
  offerPasskey();
  expect(isPasskeyOffered()).toBe(false);
});

it.each(['', 'soon', '{"until":1}'])('offers one despite the stored text "%s"', (text) => {
  window.localStorage.setItem(KEY, text);
  offerPasskey();
  expect(isPasskeyOffered()).toBe(true);
});
