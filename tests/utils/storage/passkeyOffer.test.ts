/** @jest-environment jsdom */
import { DAY } from '@/constants';
import {
  declinePasskey,
  endPasskeyOffer,
  isPasskeyOffered,
  offerPasskey,
} from '@/utils/storage/passkeyOffer';

const KEY = 'portal_passkey_declined';

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { PublicKeyCredential: jest.fn() });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
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

it.each(['', 'soon', '-1', '{"until":1}', 'NaN'])('offers one despite the stored text "%s"', (text) => {
  window.localStorage.setItem(KEY, text);
  offerPasskey();
  expect(isPasskeyOffered()).toBe(true);
});

it('offers none in a browser without passkeys', () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  offerPasskey();
  expect(isPasskeyOffered()).toBe(false);
});
