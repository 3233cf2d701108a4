import { render } from '@testing-library/react';
import { type StatusMeaning, StatusTag } from '@/components/Status/StatusTag';

const MEANINGS: StatusMeaning[] = ['success', 'info', 'warning', 'error', 'pending', 'neutral'];

/** The shapes of the icons, without their color. */
const shapes = (container: HTMLElement) =>
  [...container.querySelectorAll('.anticon path')].map((path) => path.getAttribute('d'));

test('uses a different icon shape for each meaning', () => {
  const all = MEANINGS.map((meaning) => {
    const { container, unmount } = render(<StatusTag meaning={meaning}>state</StatusTag>);
    const shape = shapes(container).join();
    unmount();
    return shape;
  });
  expect(new Set(all).size).toBe(MEANINGS.length);
});
