import { act, waitFor } from '@testing-library/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { AppProviders } from '@/bootstrap/AppProviders';
import { changeSettings } from '@/theme/settings';

const Page = () => <p>the page</p>;
const draw = (Part: ComponentType) => (
  <AppProviders>
    <Suspense fallback="loading">
      <Part />
    </Suspense>
  </AppProviders>
);

it('keeps the HTML of a page whose script is still loading if the user changes a setting', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(draw(Page))}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  let arrive = (_: { default: ComponentType }) => {};
  const Late = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)));
  const recovered: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, draw(Late), { onRecoverableError: (error) => recovered.push(error) });
  });
  const paragraph = root.querySelector('p');
  await act(async () => changeSettings({ elder: true }));
  await waitFor(() => expect(document.documentElement.className).toContain('elder'));
  expect(root.textContent).toContain('the page');
  await act(async () => arrive({ default: Page }));
  expect(root.querySelector('p')).toBe(paragraph);
  expect(recovered).toEqual([]);
});
