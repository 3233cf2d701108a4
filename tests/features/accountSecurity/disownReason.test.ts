import { getPasswordPathAfterDisown, readDisownReason } from '@/features/accountSecurity/disownReason';

test('the address says why in a known word, and no other is heard', () => {
  for (const ended of [true, false]) {
    const { pathname, search } = new URL(getPasswordPathAfterDisown(ended), 'https://portal.invalid');
    expect(pathname).toBe('/user/account_manage/modify_password');
    expect(readDisownReason(search)).toBe(ended ? 'behavior.disowned.ended' : 'behavior.disowned.noted');
  }
  for (const search of [
    '',
    '?disowned=',
    '?disowned=constructor',
    '?disowned=<img onerror>',
    '?reason=ended',
  ]) {
    expect(readDisownReason(search)).toBeUndefined();
  }
});
