/** Opens a page of a test and presses its buttons, each until no request is pending. */
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps, ReactElement } from 'react';
import { settle } from './fakeNetwork';
import { PageAt } from './pageAt';

/** Renders a page with the real models. */
export async function showPage(page: ReactElement, at: Omit<ComponentProps<typeof PageAt>, 'children'> = {}) {
  const shown = render(<PageAt {...at}>{page}</PageAt>);
  await settle();
  return shown;
}

/** Presses the button with this name, or this element. */
export async function press(button: string | RegExp | HTMLElement) {
  fireEvent.click(button instanceof HTMLElement ? button : screen.getByRole('button', { name: button }));
  await settle();
}
