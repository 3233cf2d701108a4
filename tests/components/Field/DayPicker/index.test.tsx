import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { ConfigProvider, Form } from 'antd';
import english from 'antd/es/locale/en_US';
import { calendar, DayPicker } from '@/components/Field/DayPicker';

const day = () => document.querySelector('[name="start"]') as HTMLInputElement;
const hasCalendar = () => document.querySelector('.ant-picker') !== null;
const isOpen = () => document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)') !== null;
const press = (key: string) => fireEvent.keyDown(day(), { key, code: key });
const typeInto = (value: string) => fireEvent.change(day(), { target: { value } });
const comes = () => waitFor(() => expect(hasCalendar()).toBe(true));

function show(start?: string) {
  const onEscape = jest.fn();
  const stored: unknown[] = [];
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: represents a surrounding drawer, which Escape would close
    <div onKeyDown={({ key }) => key === 'Escape' && onEscape()}>
      <ConfigProvider locale={english}>
        <Form initialValues={{ start }} onValuesChange={(_, values) => stored.push(values.start)}>
          <Form.Item name="start" help="why" validateStatus="error" required>
            <DayPicker name="start" aria-invalid />
          </Form.Item>
        </Form>
      </ConfigProvider>
    </div>,
  );
  return { onEscape, stored };
}

// Each field rendered after this uses the loaded calendar.
beforeAll(() => calendar.load());

/** The attributes that describe the field to users, screen readers and password managers. */
const describes = () => {
  const names = ['id', 'name', 'value', 'placeholder', 'autocomplete', 'required', 'aria-required'];
  return [...names, 'aria-invalid', 'aria-describedby'].map((name) => `${name}: ${day().getAttribute(name)}`);
};

test('takes a typed day before the calendar has loaded, and keeps a half-typed text', async () => {
  calendar.loaded = null;
  const { stored } = show();
  const before = describes();
  act(() => day().focus());
  typeInto('2026.3');
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect([hasCalendar(), day().value, document.activeElement]).toEqual([false, '2026.3', day()]);
  typeInto('2026.3.1');
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
  'opens the calendar as soon as it has loaded after a click on %s',
  async (place) => {
    calendar.loaded = null;
    show();
    act(() => fireEvent.click(document.querySelector(place) as HTMLElement));
    await comes();
    expect([document.activeElement, isOpen()]).toEqual([day(), true]);
  },
);

test('keeps a field with the focus until the down arrow asks for its calendar', async () => {
  calendar.loaded = null;
  const { stored } = show();
  act(() => day().focus());
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(hasCalendar()).toBe(false);
  typeInto('2026-03-01');
  press('Enter');
  expect([stored, hasCalendar()]).toEqual([['2026-03-01'], false]);
  press('ArrowDown');
  expect([day().value, document.activeElement, isOpen()]).toEqual(['03/01/2026', day(), true]);
});

test('stores a day as text, and a cleared field as an empty text', () => {
  const { stored } = show();
  typeInto('2026-03-01');
  press('Enter');
  expect(stored).toEqual(['2026-03-01']);
  fireEvent.click(document.querySelector('.ant-picker-clear') as HTMLElement);
  expect(stored[1]).toBe('');
});

const isSettled = () => act(async () => new Promise((resolve) => setTimeout(resolve, 50)));

test.each([
  ['2020-02-31', 'blur'],
  ['', 'blur'],
  ['2020-02-31', 'Tab'],
  ['', 'Tab'],
])(
  'applies "%s" on %s, instead of the former day and the last one that could be read',
  async (typed, way) => {
    const { stored } = show('2026-03-01');
    act(() => day().focus());
    typeInto('2020-02-3');
    typeInto(typed);
    if (way === 'Tab') press('Tab');
    expect(document.activeElement).toBe(day());
    act(() => day().blur());
    await isSettled();
    expect([stored, day().value]).toEqual([[typed], typed]);
  },
);

test('keeps the focus and an invalid text on Enter, and accepts its correction', async () => {
  const { stored } = show('2026-03-01');
  act(() => day().focus());
  typeInto('2020-02-31');
  press('Enter');
  await isSettled();
  expect([stored, day().value, document.activeElement]).toEqual([['2020-02-31'], '2020-02-31', day()]);
  fireEvent.click(day());
  expect([day().value, isOpen()]).toEqual(['2020-02-31', false]);
  typeInto('2020-02-29');
  act(() => day().blur());
  await isSettled();
  expect([stored[1], day().value, hasCalendar()]).toEqual(['2020-02-29', '02/29/2020', true]);
});

test('shows an invalid text again if its calendar closes without a selection', async () => {
  const { stored } = show('2020-02-31');
  act(() => day().focus());
  press('ArrowDown');
  expect([day().value, document.activeElement, isOpen()]).toEqual(['', day(), true]);
  act(() => day().blur());
  await isSettled();
  expect([stored, day().value]).toEqual([[], '2020-02-31']);
});

test('closes only the calendar on Escape, and the surrounding drawer on the next one', async () => {
  const { onEscape } = show();
  fireEvent.focus(day());
  press('ArrowDown');
  press('Escape');
  expect(onEscape).not.toHaveBeenCalled();
  // The picker reports the closing a moment later.
  await waitFor(() => expect(isOpen()).toBe(false));
  await act(async () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
  press('Escape');
  expect(onEscape).toHaveBeenCalledTimes(1);
});
