import { act, fireEvent } from '@testing-library/react';

/** Types a value into a field and removes the focus from it. */
export const leaveWith = (field: HTMLElement, value: string) =>
  act(async () => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  });

/** Returns the description of a field for screen readers. */
export const getDescription = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
