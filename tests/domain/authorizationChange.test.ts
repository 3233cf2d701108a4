import type { CompanyMatter } from '@/contract';
import { classifyChange } from '@/domain/authorizationChange';
import { companyMatters } from '@/validation/companyMatters';

const listed = (matters: readonly CompanyMatter[], end = '2026-06-30') => ({
  scope: 'LISTED' as const,
  matters,
  end,
});
const all = (end = '2026-06-30') => ({ scope: 'ALL' as const, matters: [], end });

test.each([
  ['nothing', listed(['TAX']), listed(['TAX']), 'same'],
  ['nothing of all', all(), all(), 'same'],
  ['the order alone', listed(['TAX', 'PERMITS']), listed(['PERMITS', 'TAX']), 'same'],
  ['a matter more', listed(['TAX']), listed(['TAX', 'PERMITS']), 'wider'],
  ['another matter', listed(['TAX']), listed(['PERMITS']), 'wider'],
  ['a matter less', listed(['TAX', 'PERMITS']), listed(['TAX']), 'narrower'],
  ['all instead of some', listed(['TAX']), all(), 'wider'],
  ['all instead of every one', listed(companyMatters), all(), 'wider'],
  ['every one instead of all', all(), listed(companyMatters), 'narrower'],
  ['some instead of all', all(), listed(['TAX']), 'narrower'],
  ['a later end', listed(['TAX']), listed(['TAX'], '2026-07-01'), 'wider'],
  ['an earlier end', listed(['TAX']), listed(['TAX'], '2026-06-29'), 'narrower'],
  ['a matter less, a later end', listed(['TAX', 'PERMITS']), listed(['TAX'], '2026-07-01'), 'wider'],
  ['a matter more, an earlier end', listed(['TAX']), listed(['TAX', 'PERMITS'], '2026-06-29'), 'wider'],
  ['all, an earlier end', listed(['TAX']), all('2026-06-29'), 'wider'],
] as const)('classifies a change: %s', (_, before, after, kind) => {
  expect(classifyChange(before, after)).toBe(kind);
});
