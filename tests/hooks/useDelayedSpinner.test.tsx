import { act, render, renderHook } from '@testing-library/react';
import { DelayedSpin } from '@/components/Status/DelayedSpin';
import { SPINNER_HIDE_DELAY, SPINNER_SHOW_DELAY } from '@/constants';
import { useDelayedSpinner } from '@/hooks/useDelayedSpinner';
import Loading from '@/loading';

beforeEach(() => {
  jest.useFakeTimers();
  // A spinner of the previous test may still be in the document.
  document.body.replaceChildren();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

const DELAY = 300;

/** Renders the hook while loading. */
function renderSpinner() {
  const { result, rerender } = renderHook((loading: boolean) => useDelayedSpinner(loading, DELAY), {
    initialProps: true,
  });
  return { shows: () => result.current, load: rerender };
}

test('shows the spinner after the given delay, and not for a shorter loading', () => {
  const { shows } = renderSpinner();
  pass(DELAY - 1);
  expect(shows()).toBe(false);
  pass(1);
  expect(shows()).toBe(true);

  const short = renderSpinner();
  pass(DELAY - 1);
  short.load(false);
  pass(1000);
  expect(short.shows()).toBe(false);
});

test(`stays ${SPINNER_HIDE_DELAY} ms after loading ends`, () => {
  const { shows, load } = renderSpinner();
  pass(DELAY);
  load(false);
  pass(SPINNER_HIDE_DELAY - 1);
  expect(shows()).toBe(true);
  pass(1);
  expect(shows()).toBe(false);
});

const spinners = () => [...document.querySelectorAll<HTMLElement>('.ant-spin-spinning')];
const seen = () => spinners().filter(({ style }) => style.visibility !== 'hidden');

describe('DelayedSpin', () => {
  test('spins over its content after the usual delay', () => {
    const { container, rerender } = render(<DelayedSpin spinning>text</DelayedSpin>);
    expect(spinners()).toHaveLength(0);
    pass(SPINNER_SHOW_DELAY);
    // antd shows the spinner in a later task.
    pass(1);
    expect(seen()).toHaveLength(1);
    rerender(<DelayedSpin spinning={false}>text</DelayedSpin>);
    pass(SPINNER_HIDE_DELAY - 1);
    expect(seen()).toHaveLength(1);
    pass(1);
    expect(spinners()).toHaveLength(0);
    expect(container.textContent).toBe('text');
  });

  test(`stays visible for ${SPINNER_HIDE_DELAY} ms over its replacement, hidden from pointers and screen readers`, () => {
    const { container, rerender } = render(<DelayedSpin />);
    pass(SPINNER_SHOW_DELAY);
    rerender(<p>loaded</p>);
    expect(container.textContent).toBe('loaded');
    expect(container.querySelector('.ant-spin')).toBeNull();
    const [copy] = seen();
    expect(copy?.style.pointerEvents).toBe('none');
    expect(copy?.getAttribute('aria-hidden')).toBe('true');
    pass(SPINNER_HIDE_DELAY - 1);
    expect(seen()).toHaveLength(1);
    pass(1);
    expect(seen()).toHaveLength(0);
  });
});

test('shows a large centered spinner 100 px down as the full-page fallback', () => {
  const { container } = render(<Loading />);
  const [box] = container.children as unknown as HTMLElement[];
  expect(box?.style.paddingTop).toBe('100px');
  expect(box?.style.textAlign).toBe('center');
  expect(container.querySelector('.ant-spin-lg')).not.toBeNull();
  pass(SPINNER_SHOW_DELAY);
  expect(seen()).toHaveLength(1);
});
