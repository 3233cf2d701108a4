/** Renders a page and presses its buttons; each function waits until no request is pending. */
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps, ReactElement } from 'react';
import type { UserInfo } from '@/contract';
import { makeUser } from '../builders/users';
import { settle } from '../fakes/fakeNetwork';
import { PageAt } from './pageAt';

type Place = Omit<ComponentProps<typeof PageAt>, 'children'>;

/** Renders a page with the real models. */
export async function showPage(page: ReactElement, at: Place = {}) {
  const result = render(<PageAt {...at}>{page}</PageAt>);
  await settle();
  return result;
}

/** Renders a page for a signed-in user; `user` replaces single fields of the user. */
export const showToUser = (page: ReactElement, { user, ...at }: Place & { user?: Partial<UserInfo> } = {}) =>
  showPage(page, { ...at, state: { userInfo: makeUser(user), ...at.state } });

/** Returns the text of the whole page. */
export const pageText = () => document.body.textContent ?? '';

/** Presses a button, given by its name or as an element. */
export async function press(button: string | RegExp | HTMLElement) {
  fireEvent.click(button instanceof HTMLElement ? button : screen.getByRole('button', { name: button }));
  await settle();
}

/** Presses a button of the open dialog; the page may have one with the same name. */
export const pressInDialog = (name: string) =>
  press(within(screen.getByRole('dialog')).getByRole('button', { name }));
