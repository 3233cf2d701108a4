/** @jest-environment jsdom */
import { clearPersonalData } from '@/utils/storage/clearPersonalData';
import { findCode, getCodeId, getCodesSnapshot, saveCode } from '@/utils/storage/codeStore';
import { readTabState, writeTabState } from '@/utils/storage/tabStorage';
import { makeSentCode } from '../../support/builders/sentCode';

const id = getCodeId('login', '+86 15400000009');

test('deletes all personal data and keeps data of the device', () => {
  localStorage.setItem('portal_last_channel', 'sms');
  sessionStorage.setItem('portal_login_referer', '/user');
  writeTabState('sms', { region: '+86', mobile: '15400000009' });
  writeTabState('bindMobile', { region: '+86', mobile: '15400000008' });
  saveCode(id, makeSentCode(), '+86 154****0009');
  clearPersonalData();
  expect(readTabState('sms')).toBeNull();
  expect(readTabState('bindMobile')).toBeNull();
  expect(findCode(getCodesSnapshot(), id)).toBeNull();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/1540000|0009/);
  expect({ ...localStorage }).toEqual({ portal_last_channel: 'sms' });
  expect({ ...sessionStorage }).toEqual({ portal_login_referer: '/user' });
});
