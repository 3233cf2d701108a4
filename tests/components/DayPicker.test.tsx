import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { DayPicker } from '@/components/DayPicker';

const day = () => document.querySelector('[name="start"]') as HTMLInputElement;
const isOpen = () => document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)') !== null;
const presses = (key: string) => fireEvent.keyDown(day(), { key, code: key });

function shows() {
  const onEscape = jest.fn();
  const stored: unknown[] = [];
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: it stands for the drawer around, which Escape would close
    <div onKeyDown={({ key }) => key === 'Escape' && onEscape()}>
      <Form onValuesChange={(_, { start }) => stored.push(start)}>
        <Form.Item name="start">
          <DayPicker name="start" />
        </Form.Item>
      </Form>
    </div>,
  );
  return { onEscape, stored };
}

test('a day is stored as text, and an emptied field as none', () => {
  const { stored } = shows();
  fireEvent.change(day(), { target: { value: '2026-03-01' } });
  presses('Enter');
  expect(stored).toEqual(['2026-03-01']);
  fireEvent.click(document.querySelector('.ant-picker-clear') as HTMLElement);
  expect(stored[1]).toBe('');
});

test('Enter opens the calendar, and the browser submits nothing for it', () => {
  shows();
  fireEvent.focus(day());
  expect(isOpen()).toBe(false);
  expect(presses('Enter')).toBe(false);
  expect(isOpen()).toBe(true);
});

test('Escape closes the calendar first, and what is around it only after that', async () => {
  const { onEscape } = shows();
  fireEvent.focus(day());
  presses('Enter');
  presses('Escape');
  expect(onEscape).not.toHaveBeenCalled();
  // The picker says a moment later that it has closed.
  await waitFor(() => expect(isOpen()).toBe(false));
  await act(async () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
  presses('Escape');
  expect(onEscape).toHaveBeenCalledTimes(1);
});
