/** @jest-environment jsdom */
import { readLoginHint, saveLoginHint } from '@/utils/storage/loginHint';

const WAITING = '/uaa/authorize?requestId=r1';

test('suggests a name only on the way to the application that suggested it', () => {
  expect(readLoginHint(WAITING)).toEqual({ account: '', client: '' });
  saveLoginHint(WAITING, { account: 'demo', client: 'Parking' });
  expect(readLoginHint(WAITING)).toEqual({ account: 'demo', client: 'Parking' });
  expect(readLoginHint('/')).toEqual({ account: '', client: '' });
  expect(readLoginHint('/uaa/authorize?requestId=r2')).toEqual({ account: '', client: '' });
});

test('deletes the former hint if there is none', () => {
  saveLoginHint(WAITING, { account: 'demo', client: 'Parking' });
  saveLoginHint(WAITING, {});
  expect(readLoginHint(WAITING)).toEqual({ account: '', client: '' });
});

test('truncates a long name', () => {
  saveLoginHint(WAITING, { client: 'x'.repeat(200) });
  expect(readLoginHint(WAITING).client).toHaveLength(60);
});
