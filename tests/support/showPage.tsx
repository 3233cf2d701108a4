/** Renders a page and presses its buttons; each function waits until no request is pending. */
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps, ReactElement } from 'react';
import { settle } from './fakeNetwork';
import { PageAt } from './pageAt';

/** Renders a page with the real models. */
export async function showPage(page: ReactElement, at: Omit<ComponentProps<typeof PageAt>, 'children'> = {}) {
  const result = render(<PageAt {...at}>{page}</PageAt>);
  await settle();
  return result;
}

/** Presses a button, given by its name or as an element. */
export async function press(button: string | RegExp | HTMLElement) {
  fireEvent.click(button instanceof HTMLElement ? button : screen.getByRole('button', { name: button }));
  await settle();
}
