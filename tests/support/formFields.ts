/** The fields of the form on screen, and what a user does with them. */
import { fireEvent } from '@testing-library/react';

/** The field with this name; with a value, this option of a choice. */
export const field = (name: string, value?: string) =>
  document.querySelector(
    `[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`,
  ) as HTMLInputElement;

export const types = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

/** Types a day, confirms it, and leaves the field. */
export function typesDay(name: string, day: string) {
  types(name, day);
  fireEvent.keyDown(field(name), { key: 'Enter', code: 'Enter' });
  fireEvent.blur(field(name));
}

export const submits = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);
