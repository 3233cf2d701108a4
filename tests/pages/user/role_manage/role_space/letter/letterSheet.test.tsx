import { render } from '@testing-library/react';
import { LetterSheet } from '@/pages/user/role_manage/role_space/letter/components/LetterSheet';
import { companyMatters } from '@/validation/companyMatters';
import { makeAuthorizationDetail } from '../../../../../support/builders/company';
import { en } from '../../../../../support/messages';
import { PageAt } from '../../../../../support/render/pageAt';

type CompanyAuthorizationDetail = import('@/contract').CompanyAuthorizationDetail;

const domain = { enableVerifySecret: '0' as const, siteName: 'Identity Portal', redirectHosts: [] };

function show(given: Partial<CompanyAuthorizationDetail> = {}) {
  const { container } = render(
    <PageAt state={{ domain }}>
      <LetterSheet authorization={makeAuthorizationDetail(given)} />
    </PageAt>,
  );
  return container.querySelector('.letter-sheet') as HTMLElement;
}

test('shows both parties in full, the matters, the address to check the letter, and no mark', () => {
  const sheet = show();
  expect(sheet.getAttribute('data-void')).toBeNull();
  expect(sheet.querySelector('.letter-void')).toBeNull();
  const text = sheet.textContent ?? '';
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
    expect(text).toContain(part);
  }
  expect(text).not.toContain(en['handlers.matter.CERTIFICATES']);
});

test('shows the full scope as a sentence, and seven single matters as a list', () => {
  expect(show({ scope: 'ALL', matters: [] }).textContent).toContain(en['letter.all']);
  expect(show({ matters: [...companyMatters] }).querySelectorAll('.matter-list li')).toHaveLength(7);
});

test.each([
  { state: 'PENDING' },
  { state: 'REVOKED' },
  { state: 'ACTIVE', start: '2099-01-01' },
] as Partial<CompanyAuthorizationDetail>[])(
  'marks a letter that is not valid, above and across the text: %j',
  (given) => {
    const sheet = show(given);
    expect(sheet.getAttribute('data-void')).toBe(en['letter.void']);
    expect(sheet.firstElementChild?.className).toBe('letter-void');
    // The font size of the mark depends on its length.
    expect(sheet.style.getPropertyValue('--letter-void-length')).toBe(String(en['letter.void'].length));
  },
);

test('shows that the account of the handler was deleted', () => {
  const sheet = show({
    state: 'REVOKED',
    handlerName: '',
    handler: { name: '', idType: 'RESIDENT_ID', idNo: '' },
  });
  const facts = [...sheet.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(facts).toContain(en['authorizations.party.gone']);
  expect(facts).not.toContain('');
});
