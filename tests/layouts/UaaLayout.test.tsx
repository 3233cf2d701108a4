import { screen } from '@testing-library/react';
import UaaLayout from '@/layouts/UaaLayout';
import { createFakeNetwork } from '../support/fakes/fakeNetwork';
import { en } from '../support/messages';
import { showPage } from '../support/render/showPage';

const network = createFakeNetwork();

test('has the skip link first, and the policies after the page in a named footer', async () => {
  network.answer('domain', { enableVerifySecret: '0', siteName: 'Portal' });
  await showPage(<h1>page</h1>, { path: '/uaa/login', layout: <UaaLayout /> });
  const links = screen.getAllByRole('link');
  expect(links[0]?.textContent).toBe(en['layout.skip']);
  const footer = screen.getByRole('contentinfo', { name: en['layout.footer'] });
  const page = screen.getByRole('main');
  expect(page.compareDocumentPosition(footer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(links.slice(1).every((link) => footer.contains(link))).toBe(true);
  links[0]?.click();
  expect(document.activeElement === page).toBe(true);
});
