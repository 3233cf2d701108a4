import { act, render, renderHook } from '@testing-library/react';
import { DelayedSpin } from '@/components/DelayedSpin';
import { SPINNER_HIDE_DELAY } from '@/constants';
import { useDelayedSpinner } from '@/hooks/useDelayedSpinner';
import Loading from '@/loading';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

function aSpinner(loading: boolean, delay?: number) {
  const { result, rerender } = renderHook((now: boolean) => useDelayedSpinner(now, delay), {
    initialProps: loading,
  });
  return { shows: () => result.current, load: rerender };
}

test(`shows at once and stays ${SPINNER_HIDE_DELAY} ms after loading ends`, () => {
  const { shows, load } = aSpinner(true);
  expect(shows()).toBe(true);
  load(false);
  pass(SPINNER_HIDE_DELAY - 1);
  expect(shows()).toBe(true);
  pass(1);
  expect(shows()).toBe(false);
});

test('loading that begins anew meanwhile keeps it', () => {
  const { shows, load } = aSpinner(true);
  load(false);
  pass(150);
  load(true);
  pass(1000);
  expect(shows()).toBe(true);
});

test('a short loading still lingers', () => {
  const { shows, load } = aSpinner(false);
  load(true);
  expect(shows()).toBe(true);
  load(false);
  pass(SPINNER_HIDE_DELAY - 1);
  expect(shows()).toBe(true);
});

test('a delay postpones it; what ends before never shows', () => {
  const { shows } = aSpinner(true, 300);
  expect(shows()).toBe(false);
  pass(299);
  expect(shows()).toBe(false);
  pass(1);
  expect(shows()).toBe(true);

  const short = aSpinner(true, 300);
  pass(200);
  short.load(false);
  pass(1000);
  expect(short.shows()).toBe(false);
});

test('LingeringSpin keeps its content and spins over it', () => {
  const { container, rerender } = render(<DelayedSpin spinning>text</DelayedSpin>);
  expect(container.querySelector('.ant-spin-spinning')).not.toBeNull();
  rerender(<DelayedSpin spinning={false}>text</DelayedSpin>);
  pass(SPINNER_HIDE_DELAY);
  expect(container.querySelector('.ant-spin-spinning')).toBeNull();
  expect(container.textContent).toBe('text');
});

test('the full-page fallback is a large centred spinner 100 px down', () => {
  const { container } = render(<Loading />);
  const [box] = container.children as unknown as HTMLElement[];
  expect(box?.style.paddingTop).toBe('100px');
  expect(box?.style.textAlign).toBe('center');
  expect(container.querySelector('.ant-spin-lg')).not.toBeNull();
});
