/** Opens a page of a test and presses its buttons, each until no request is pending. */
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps, ReactElement } from 'react';
import { settle } from './fakeNetwork';
import { PageAt } from './umiWithModels';

/** Renders a page with the real models; the test mocks '@umijs/max' by umiWithModels. */
export async function showPage(page: ReactElement, at: Omit<ComponentProps<typeof PageAt>, 'children'> = {}) {
  const shown = render(<PageAt {...at}>{page}</PageAt>);
  await settle();
  return shown;
}

export async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}
