import { render, screen } from '@testing-library/react';
import CertificatesTool from '@/mockTools/CertificatesTool';
import CompanyRegistryTool from '@/mockTools/CompanyRegistryTool';
import messages from '@/mockTools/locales/en-US';
import RegistryTool from '@/mockTools/RegistryTool';
import { settle } from '../support/fakes/fakeNetwork';

// As .umirc.ts defines it for the mock portal.
Object.assign(globalThis, { MOCK_TOOLS: true });

// These endpoints are outside the contract.
const answers: Record<string, unknown> = {
  '/mock/certificates': [],
  '/mock/registry': { name: '', idNo: '', records: [] },
  '/mock/companies': [],
};
beforeEach(() => {
  globalThis.fetch = async (address) => {
    const { pathname } = new URL(String(address), 'http://api.invalid');
    const envelope = { code: 20000, data: answers[pathname], subCode: null, subMsg: null };
    return { ok: true, status: 200, headers: new Map(), text: async () => JSON.stringify(envelope) } as never;
  };
});

test.each([
  ['certificates.title', <CertificatesTool key="tool" />],
  ['registry.title', <RegistryTool key="tool" channel="bankCardVerify" />],
  ['companies.title', <CompanyRegistryTool key="tool" asked={null} onActed={jest.fn()} />],
] as const)('frames the tool with %s, which stands within a page', async (title, tool) => {
  render(tool);
  await settle();
  expect(screen.queryByRole('alert')).toBeNull();
  const heading = screen.getByRole('heading', { name: messages[title] });
  expect(heading.parentElement?.classList.contains('mock-tools-frame')).toBe(true);
});
