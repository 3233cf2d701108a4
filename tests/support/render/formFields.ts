/** The fields of the form on screen, and a user's actions on them. */
import { act, fireEvent, waitFor } from '@testing-library/react';
import { settle } from '../fakes/fakeNetwork';

/** Returns the field with this name; with `value`, the radio button or checkbox with this value. */
export const field = (name: string, value?: string) =>
  document.querySelector(
    `[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`,
  ) as HTMLInputElement;

export const typeInto = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

/** Types each value into the field of its name. */
export function fillIn(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) typeInto(name, value);
}

/** Types a value into a field and removes the focus from it. */
export const leaveWith = (input: HTMLElement, value: string) =>
  act(async () => {
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  });

/** Types a day, confirms it with Enter, and removes the focus from the field. */
export function typeDay(name: string, day: string) {
  typeInto(name, day);
  fireEvent.keyDown(field(name), { key: 'Enter', code: 'Enter' });
  fireEvent.blur(field(name));
}

/** Searches in a field for people, and selects the results at these indexes. */
export async function choosePeople(input: HTMLInputElement, keyword: string, ...indexes: number[]) {
  fireEvent.mouseDown(input);
  fireEvent.change(input, { target: { value: keyword } });
  for (const index of indexes) {
    const row = await waitFor(() => {
      const options = '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option';
      const found = document.querySelectorAll<HTMLElement>(options)[index];
      expect(found).toBeDefined();
      return found as HTMLElement;
    });
    fireEvent.click(row);
  }
}

/** Returns the description of a field for screen readers. */
export const getDescription = (input: HTMLElement): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

export const submitForm = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);

/** Submits the form, and waits until no request is pending. */
export async function send() {
  submitForm();
  await settle();
}
