import { render } from '@testing-library/react';
import { companyMatters } from '@/features/capacities/actions';
import { LetterSheet } from '@/pages/user/role_manage/role_space/letter/components/LetterSheet';
import { makeAuthorization } from '../../../../../support/company';
import { en } from '../../../../../support/messages';

type CompanyAuthorization = import('@/contract').CompanyAuthorization;

jest.mock('@/models/hooks', () => ({ useGlobal: () => 'Identity Portal' }));

function show(given: Partial<CompanyAuthorization> = {}) {
  const { container } = render(
    <LetterSheet
      authorization={{
        ...makeAuthorization(given),
        company: { orgName: '测试一号有限公司', uscc: '91440000TTTTTTT16C', legalRep: '测试丁' },
        handler: { name: '测试丙', idType: 'RESIDENT_ID', idNo: '110101********0031' },
      }}
    />,
  );
  return container.querySelector('.letter-sheet') as HTMLElement;
}

test('it names both sides in full, what for, and where it can be checked', () => {
  const words = show().textContent ?? '';
  for (const part of [
    'SQ20260101000001',
    '测试一号有限公司',
    '91440000TTTTTTT16C',
    '测试丁',
    '测试丙',
    '110101********0031',
    'Identity Portal',
    window.location.origin,
    en['handlers.matter.TAX'],
    en['letter.sign.company'],
    en['letter.sign.handler'],
  ]) {
    expect(words).toContain(part);
  }
  expect(words).not.toContain(en['handlers.matter.CERTIFICATES']);
});

test('everything is said in a sentence, the seven matters in a list', () => {
  expect(show({ scope: 'ALL', matters: [] }).textContent).toContain(en['letter.all']);
  expect(show({ matters: [...companyMatters] }).querySelectorAll('.matter-list li')).toHaveLength(7);
});

test('one in force has no mark', () => {
  const sheet = show();
  expect(sheet.getAttribute('data-void')).toBeNull();
  expect(sheet.querySelector('.letter-void')).toBeNull();
});

test.each([
  { state: 'PENDING' },
  { state: 'REVOKED' },
  { state: 'EXPIRED' },
  { state: 'SUSPENDED' },
  { state: 'ACTIVE', start: '2099-01-01' },
] as Partial<CompanyAuthorization>[])('one not in force is marked above and across: %j', (given) => {
  const sheet = show(given);
  expect(sheet.getAttribute('data-void')).toBe(en['letter.void']);
  expect(sheet.firstElementChild?.className).toBe('letter-void');
});
