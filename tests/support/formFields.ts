/** The fields of the form on screen, and what a user does with them. */
import { fireEvent, waitFor } from '@testing-library/react';

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

/** Searches in a field of people, and selects the results at these places. */
export async function choosesPeople(input: HTMLInputElement, keyword: string, ...places: number[]) {
  fireEvent.mouseDown(input);
  fireEvent.change(input, { target: { value: keyword } });
  for (const place of places) {
    const row = await waitFor(() => {
      const open = '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option';
      const found = document.querySelectorAll<HTMLElement>(open)[place];
      expect(found).toBeDefined();
      return found as HTMLElement;
    });
    fireEvent.click(row);
  }
}

export const submits = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);
