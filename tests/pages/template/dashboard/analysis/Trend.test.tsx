import { render } from '@testing-library/react';
import { Trend } from '@/pages/template/dashboard/analysis/components/Trend';

test.each([
  [120, 100, 'Up 20% from before', 'arrow-up'],
  [75, 100, 'Down 25% from before', 'arrow-down'],
  [-50, -100, 'Up 50% from before', 'arrow-up'],
  [100, 100, 'Same as before', 'minus'],
  [5, 0, 'Nothing to compare with', null],
  [null, 5, 'Nothing to compare with', null],
])('shows for the value %s and the previous value %s: %s', (value, before, text, icon) => {
  const { container } = render(<Trend value={value} before={before} />);
  expect(container.textContent?.trim()).toBe(text);
  expect(container.querySelector('.anticon') !== null).toBe(icon !== null);
  if (icon) expect(container.querySelector(`.anticon-${icon}`)?.getAttribute('aria-hidden')).toBe('true');
});
