import { act, render, screen } from '@testing-library/react';
import CertificatesTool from '@/mockTools/CertificatesTool';
import CompanyRegistryTool from '@/mockTools/CompanyRegistryTool';
import words from '@/mockTools/locales/en-US';
import RegistryTool from '@/mockTools/RegistryTool';

jest.mock('@/mockTools/api', () => ({
  getCertificates: async () => [],
  getCertificateUrl: (name: string) => name,
  getOwnRecords: async () => ({ name: '', idNo: '', records: [] }),
  getRegisteredCompanies: async () => [],
}));

test.each([
  ['certificates.title', <CertificatesTool key="tool" />],
  ['registry.title', <RegistryTool key="tool" channel="bankCardVerify" />],
  ['companies.title', <CompanyRegistryTool key="tool" asked={null} onActed={jest.fn()} />],
] as const)('frames the tool with %s, which stands within a page', async (title, tool) => {
  await act(async () => void render(tool));
  const heading = screen.getByRole('heading', { name: words[title] });
  expect(heading.parentElement?.classList.contains('mock-tools-frame')).toBe(true);
});
