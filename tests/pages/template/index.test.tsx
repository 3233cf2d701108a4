import { screen } from '@testing-library/react';
import TemplatePage from '@/pages/template';
import templateRoutes from '../../../config/templateRoutes';
import { en } from '../../support/messages';
import { showPage } from '../../support/render/showPage';

test('links to every other template page, in the order of the route table, with its title and purpose', async () => {
  await showPage(<TemplatePage />);
  const texts: string[] = Object.values(en);
  const rows = screen.getAllByRole('link').map((link) => {
    const words = [link.textContent, link.parentElement?.querySelector('p')?.textContent];
    // A missing text would be shown as its key.
    return { path: link.getAttribute('href'), missing: words.filter((text) => !texts.includes(text ?? '')) };
  });
  const paths = templateRoutes.map(({ path }) => path).filter((path) => path !== '/template');
  expect(rows).toEqual(paths.map((path) => ({ path, missing: [] })));
});
