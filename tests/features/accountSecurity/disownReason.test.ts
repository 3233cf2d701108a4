import { getPasswordPathAfterDisown, readDisownReason } from '@/features/accountSecurity/disownReason';

test('reads only the two known reasons from the address', () => {
  for (const ended of [true, false]) {
    const { pathname, search } = new URL(getPasswordPathAfterDisown(ended), 'https://portal.invalid');
    expect(pathname).toBe('/user/account_manage/modify_password');
    expect(readDisownReason(search)).toBe(ended ? 'behavior.disowned.ended' : 'behavior.disowned.noted');
  }
  const unknown = ['', '?disowned=', '?disowned=constructor', '?disowned=<img onerror>', '?reason=ended'];
  for (const search of unknown) expect(readDisownReason(search)).toBeUndefined();
});
