/** @jest-environment jsdom */
import { CODE_LIFETIME, CODE_RESEND } from '@/constants';
import { clearPersonalData } from '@/utils/storage/clearPersonalData';
import { findCode, getCodeId, getCodesSnapshot, saveCode } from '@/utils/storage/codeStore';
import { readTabState, writeTabState } from '@/utils/storage/tabStorage';

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const id = getCodeId('login', '+86 15400000009');

test('deletes all personal data and keeps data of the device', () => {
  localStorage.setItem('portal_last_channel', 'sms');
  sessionStorage.setItem('portal_login_referer', '/user');
  writeTabState('sms', { region: '+86', mobile: '15400000009' });
  writeTabState('bindMobile', { region: '+86', mobile: '15400000008' });
  saveCode(
    id,
    { resendAt: inMs(CODE_RESEND), expiresAt: inMs(CODE_LIFETIME), triesLeft: 5 },
    '+86 154****0009',
  );
  clearPersonalData();
  expect(readTabState('sms')).toBeNull();
  expect(readTabState('bindMobile')).toBeNull();
  expect(findCode(getCodesSnapshot(), id)).toBeNull();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/1540000|0009/);
  expect({ ...localStorage }).toEqual({ portal_last_channel: 'sms' });
  expect({ ...sessionStorage }).toEqual({ portal_login_referer: '/user' });
});
