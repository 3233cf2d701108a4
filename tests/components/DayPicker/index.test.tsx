import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { ConfigProvider, Form } from 'antd';
import english from 'antd/es/locale/en_US';
import { calendar, DayPicker } from '@/components/DayPicker';

const day = () => document.querySelector('[name="start"]') as HTMLInputElement;
const hasCalendar = () => document.querySelector('.ant-picker') !== null;
const isOpen = () => document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)') !== null;
const presses = (key: string) => fireEvent.keyDown(day(), { key, code: key });
const types = (value: string) => fireEvent.change(day(), { target: { value } });
const comes = () => waitFor(() => expect(hasCalendar()).toBe(true));

function shows() {
  const onEscape = jest.fn();
  const stored: unknown[] = [];
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: it stands for the drawer around, which Escape would close
    <div onKeyDown={({ key }) => key === 'Escape' && onEscape()}>
      <ConfigProvider locale={english}>
        <Form onValuesChange={(_, { start }) => stored.push(start)}>
          <Form.Item name="start" help="why" validateStatus="error" required>
            <DayPicker name="start" aria-invalid />
          </Form.Item>
        </Form>
      </ConfigProvider>
    </div>,
  );
  return { onEscape, stored };
}

// The calendar that has come once is there at once for every further field.
beforeAll(() => calendar.load());

/** What a reader, a screen reader and a password manager know the field by. */
const describes = () => {
  const names = ['id', 'name', 'value', 'placeholder', 'autocomplete', 'required', 'aria-required'];
  return [...names, 'aria-invalid', 'aria-describedby'].map((name) => `${name}: ${day().getAttribute(name)}`);
};

test('before the calendar is here a day can be typed, and what is half typed is left alone', async () => {
  calendar.loaded = null;
  const { stored } = shows();
  const before = describes();
  act(() => day().focus());
  types('2026.3');
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect([hasCalendar(), day().value, document.activeElement]).toEqual([false, '2026.3', day()]);
  types('2026.3.1');
  act(() => day().blur());
  await comes();
  expect([stored, day().value, document.activeElement]).toEqual([
    ['2026-03-01'],
    '03/01/2026',
    document.body,
  ]);
  expect(before).toContain('aria-invalid: true');
  expect(describes().filter((line) => !line.startsWith('value'))).toEqual(
    before.filter((line) => !line.startsWith('value')),
  );
});

test.each(['.typed-day input', '.typed-day .anticon'])(
  'a press on %s before the calendar is here opens it once it is',
  async (place) => {
    calendar.loaded = null;
    shows();
    act(() => fireEvent.click(document.querySelector(place) as HTMLElement));
    await comes();
    expect([document.activeElement, isOpen()]).toEqual([day(), true]);
  },
);

test('whoever is in the field when the calendar comes gets it with Enter', async () => {
  calendar.loaded = null;
  const { stored } = shows();
  act(() => day().focus());
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(hasCalendar()).toBe(false);
  types('2026-03-01');
  presses('Enter');
  expect([stored, hasCalendar()]).toEqual([['2026-03-01'], false]);
  presses('Enter');
  expect([day().value, document.activeElement, isOpen()]).toEqual(['03/01/2026', day(), true]);
});

test('a day is stored as text, and an emptied field as none', () => {
  const { stored } = shows();
  types('2026-03-01');
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
