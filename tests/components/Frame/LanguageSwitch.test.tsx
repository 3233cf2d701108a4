import { fireEvent, screen } from '@testing-library/react';
import { LanguageSwitch } from '@/components/Frame/LanguageSwitch';
import { press, showPage } from '../../support/render/showPage';

const trigger = () => screen.getByRole('button', { name: /: English$/ });
const isOpen = () => screen.queryByRole('list') !== null;

/** Opens the list without a focus on its button, as Safari does after a click. */
async function open() {
  await showPage(<LanguageSwitch />);
  await press(trigger());
  expect(isOpen()).toBe(true);
  expect(document.activeElement).toBe(document.body);
}

it('closes with a press elsewhere', async () => {
  await open();
  fireEvent.pointerDown(document.body);
  expect(isOpen()).toBe(false);
});

it('closes with Escape, and focuses its button', async () => {
  await open();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(trigger());
});
