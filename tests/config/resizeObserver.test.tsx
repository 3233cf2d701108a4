import { act, render } from '@testing-library/react';

/** A browser's own observer that stores the observed elements. */
class NativeObserver {
  static all: NativeObserver[] = [];
  readonly seen: Element[] = [];
  constructor(readonly callback: (entries: { target: Element }[]) => void) {
    NativeObserver.all.push(this);
  }
  observe(target: Element) {
    this.seen.push(target);
  }
  unobserve() {}
  disconnect() {}
}

beforeAll(() => {
  globalThis.ResizeObserver = NativeObserver as unknown as typeof ResizeObserver;
  jest.doMock('resize-observer-polyfill', () =>
    jest.requireActual('../../config/replacements/resizeObserver'),
  );
});

test('lets antd’s observer use the browser’s own', async () => {
  const { default: Observer } = jest.requireActual('rc-resize-observer');
  const onResize = jest.fn();
  render(
    <Observer onResize={onResize}>
      <p>text</p>
    </Observer>,
  );
  const [observer] = NativeObserver.all;
  const [target] = observer?.seen ?? [];
  expect(target?.textContent).toBe('text');
  Object.defineProperty(target, 'offsetWidth', { value: 40 });
  await act(async () => observer?.callback([{ target: target as Element }]));
  expect(onResize).toHaveBeenCalledWith(expect.objectContaining({ offsetWidth: 40 }), target);
});
