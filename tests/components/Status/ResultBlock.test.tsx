import { render, screen } from '@testing-library/react';
import { StepProgress } from '@/components/Frame/StepProgress';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { en } from '../../support/messages';

test('takes the focus only with the prop `focus`, and only when it appears', () => {
  const { rerender } = render(<ResultBlock key="sent" status="info" title="sent" />);
  expect(document.activeElement).toBe(document.body);
  rerender(<ResultBlock key="done" status="success" title="done" focus />);
  expect(document.activeElement?.textContent).toBe('done');
  expect(document.activeElement?.tagName).toBe('H1');
  (document.activeElement as HTMLElement).blur();
  rerender(<ResultBlock key="done" status="success" title="said in another language" focus />);
  expect(document.activeElement).toBe(document.body);
});

test('shows the completed and the current steps, and the same as a sentence for narrow screens', () => {
  render(<StepProgress steps={['number', 'account', 'summary']} current={1} />);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.dataset.state)).toEqual(['done', 'current', 'ahead']);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(items[0]?.textContent).toBe(`number${en['form.step.done']}`);
  expect(screen.getByText('Step 2 of 3: account')).toBeTruthy();
});
