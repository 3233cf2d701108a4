/** @jest-environment jsdom */
import { clearPersonalData } from '@/utils/storage/clearPersonalData';
import {
  markSignedIn,
  readSignOutReason,
  saveSessionEnd,
  saveSignOutReason,
} from '@/utils/storage/signOutReason';

test('keeps the reason in this tab until the next sign-in or sign-out', () => {
  expect(readSignOutReason()).toBeNull();
  expect(saveSignOutReason('elsewhere')).toBe(true);
  expect(readSignOutReason()).toBe('elsewhere');
  clearPersonalData();
  expect(readSignOutReason()).toBeNull();
});

test('reports the end only of a session that this tab knew and did not end', () => {
  saveSessionEnd('ended');
  expect(readSignOutReason()).toBeNull();
  markSignedIn();
  saveSessionEnd('ended');
  expect(readSignOutReason()).toBe('ended');
  // Every sign-out calls this.
  clearPersonalData();
  saveSessionEnd('ended');
  expect(readSignOutReason()).toBeNull();
});

test('keeps the reason otherDevice until the next sign-in', () => {
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
