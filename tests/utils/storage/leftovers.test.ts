import { CODE_LIFETIME, CODE_RESEND } from '@/constants';
import { clearLeftovers } from '@/utils/storage/clearPersonalData';
import { codeId, codeIn, codesText, keepCode } from '@/utils/storage/codeStore';
import { readKept, writeKept } from '@/utils/storage/tabStorage';

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const id = codeId('login', '+86 15400000009');

test('nothing typed or sent reaches the next person; what belongs to the device stays', () => {
  localStorage.setItem('portal_last_channel', 'sms');
  sessionStorage.setItem('portal_login_referer', '/user');
  writeKept('sms', { region: '+86', mobile: '15400000009' });
  writeKept('bindMobile', { region: '+86', mobile: '15400000008' });
  keepCode(
    id,
    { resendAt: inMs(CODE_RESEND), expiresAt: inMs(CODE_LIFETIME), triesLeft: 5 },
    '+86 154****0009',
  );
  clearLeftovers();
  expect(readKept('sms')).toBeNull();
  expect(readKept('bindMobile')).toBeNull();
  expect(codeIn(codesText(), id)).toBeNull();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/1540000|0009/);
  expect({ ...localStorage }).toEqual({ portal_last_channel: 'sms' });
  expect({ ...sessionStorage }).toEqual({ portal_login_referer: '/user' });
});
