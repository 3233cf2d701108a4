import { getValidity } from '@/features/certificate/validity';

test('returns whether a certificate is not yet valid, valid or expired, limits included', () => {
  const facts = { notBefore: new Date('2026-01-01'), notAfter: new Date('2027-01-01') };
  const at = (day: string) => getValidity(facts, new Date(day).getTime());
  expect([at('2025-12-31'), at('2026-01-01'), at('2027-01-01'), at('2027-01-02')]).toEqual([
    'notYet',
    'valid',
    'valid',
    'expired',
  ]);
});
