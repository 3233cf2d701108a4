import { DAY } from '@/constants';
import type { Security } from '@/contract';
import { assessProtection } from '@/features/accountSecurity/protection';
import { makeSecurity } from '../../support/builders/users';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');

const whole = makeSecurity({
  passwordAt: new Date(NOW - 30 * DAY).toISOString(),
  email: 'd***@example.com',
  questions: 3,
  certificates: 1,
  passkeys: 1,
  level: 3,
});

const nothing = { passwordAt: null, mobile: '', email: '', questions: 0, certificates: 0, passkeys: 0 };

const protection = (part: Partial<Security>) => assessProtection({ ...whole, ...part }, NOW);
const factors = (list: { factor: string }[]) => list.map(({ factor }) => factor);

test('recommends nothing if everything is in order', () => {
  const { strength, fixes, fine } = protection({});
  expect(strength).toBe('high');
  expect(fixes).toEqual([]);
  expect(factors(fine)).toEqual([
    'password',
    'mobile',
    'secondFactor',
    'email',
    'level',
    'certificate',
    'questions',
  ]);
  expect(fine).toContainEqual({ factor: 'certificate', mend: '/user/account_manage/account_unbind' });
});

test.each<[string, Partial<Security>, string]>([
  ['all but a certificate', { certificates: 0 }, 'high'],
  ['neither certificate nor questions', { certificates: 0, questions: 0 }, 'high'],
  ['an app, no passkey', { passkeys: 0, authenticator: true, certificates: 0, questions: 0 }, 'high'],
  ['neither passkey nor app', { passkeys: 0 }, 'medium'],
  ['no mobile', { mobile: '' }, 'medium'],
  ['no password of their own', { passwordAt: null }, 'medium'],
  ['an old password', { passwordAt: new Date(NOW - 180 * DAY).toISOString() }, 'medium'],
  ['only password and e-mail', { mobile: '', passkeys: 0, questions: 0, certificates: 0, level: 1 }, 'low'],
  ['nothing at all', { ...nothing, level: 1 }, 'low'],
])('%s', (_name, part, strength) => {
  expect(protection(part).strength).toBe(strength);
});

test('lists the most helpful recommendation first, each with its page', () => {
  const { fixes } = protection({ ...nothing, level: 2 });
  expect(fixes).toEqual([
    { factor: 'password', mend: '/user/account_manage/modify_password' },
    { factor: 'mobile', mend: '/user/info_manage/modify_mobile' },
    { factor: 'secondFactor', mend: '/user/account_manage/account_security' },
    { factor: 'email', mend: '/user/account_manage/modify_email' },
    { factor: 'level', mend: '/user/verification' },
    { factor: 'questions', mend: '/user/account_manage/modify_question' },
  ]);
});

test('counts a certificate, but never recommends one', () => {
  expect(factors(protection({ certificates: 0 }).fixes)).toEqual([]);
  expect(factors(protection({ certificates: 0 }).fine)).not.toContain('certificate');
  expect(protection({ certificates: 0 })).toMatchObject({ kept: 6, all: 6 });
});
