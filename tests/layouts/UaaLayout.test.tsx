import { render, screen } from '@testing-library/react';
import UaaLayout from '@/layouts/UaaLayout';
import { en } from '../support/messages';

jest.mock('@umijs/max', () => ({
  ...jest.requireActual('@umijs/max'),
  Outlet: () => <h1>page</h1>,
}));
jest.mock('@/layouts/usePageRoute', () => ({ usePageRoute: () => undefined }));
jest.mock('@/layouts/useHeadingFocus', () => ({ useHeadingFocus: () => undefined }));
jest.mock('@/hooks/useSiteName', () => ({ useSiteName: () => 'Portal' }));
jest.mock('@/components/Frame/AppearanceBar', () => ({ AppearanceBar: () => null }));
jest.mock('@/components/Action/Link', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

test('has the skip link first, and the policies after the page in a named footer', () => {
  render(<UaaLayout />);
  const links = screen.getAllByRole('link');
  expect(links[0]?.textContent).toBe(en['layout.skip']);
  const footer = screen.getByRole('contentinfo', { name: en['layout.footer'] });
  const page = screen.getByRole('main');
  expect(page.compareDocumentPosition(footer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(links.slice(1).every((link) => footer.contains(link))).toBe(true);
  links[0]?.click();
  expect(document.activeElement === page).toBe(true);
});
