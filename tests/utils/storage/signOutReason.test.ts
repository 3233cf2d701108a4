import { clearPersonalData } from '@/utils/storage/clearPersonalData';
import {
  markSignedIn,
  readSignOutReason,
  saveSessionEnd,
  saveSignOutReason,
} from '@/utils/storage/signOutReason';

beforeEach(() => sessionStorage.clear());

test('the reason stays in this tab until the next sign-in or sign-out', () => {
  expect(readSignOutReason()).toBeNull();
  expect(saveSignOutReason('elsewhere')).toBe(true);
  expect(readSignOutReason()).toBe('elsewhere');
  clearPersonalData();
  expect(readSignOutReason()).toBeNull();
});

test('a session has ended only where this tab knew one that nobody ended in it', () => {
  saveSessionEnd('ended');
  expect(readSignOutReason()).toBeNull();
  markSignedIn();
  saveSessionEnd('ended');
  expect(readSignOutReason()).toBe('ended');
  // What every sign-out does.
  clearPersonalData();
  saveSessionEnd('ended');
  expect(readSignOutReason()).toBeNull();
});

test('that another device ended it stays said, until somebody is signed in again', () => {
  saveSessionEnd('otherDevice');
  expect(readSignOutReason()).toBeNull();
  markSignedIn();
  saveSessionEnd('ended');
  saveSessionEnd('otherDevice');
  saveSessionEnd('ended');
  expect(readSignOutReason()).toBe('otherDevice');
  markSignedIn();
  expect(readSignOutReason()).toBeNull();
  saveSessionEnd('ended');
  expect(readSignOutReason()).toBe('ended');
});

test.each(['true', '"other"', '{', 'null'])('stored %s is no reason', (stored) => {
  sessionStorage.setItem('portal_kept_signOutReason', stored);
  expect(readSignOutReason()).toBeNull();
});
