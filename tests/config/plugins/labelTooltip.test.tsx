import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Tooltip } from 'antd';
import LabelTooltip from '../../../config/plugins/replacements/labelTooltip';

/** Waits until the real tooltip has loaded: then it describes the icon. */
const waitUntilLoaded = () =>
  waitFor(() => expect(screen.getByTestId('icon').getAttribute('aria-describedby')).not.toBeNull());

const icon = <span data-testid="icon">?</span>;

test('shows the icon immediately, and the real tooltip after loading', async () => {
  render(<LabelTooltip title="why we ask">{icon}</LabelTooltip>);
  expect(screen.getByTestId('icon').textContent).toBe('?');
  await waitUntilLoaded();
  fireEvent.mouseEnter(screen.getByTestId('icon'));
  expect((await screen.findByRole('tooltip')).textContent).toBe('why we ask');
});

test('renders the same as antd after loading', async () => {
  const own = render(<LabelTooltip title="why we ask">{icon}</LabelTooltip>);
  await waitUntilLoaded();
  const html = own.container.innerHTML;
  own.unmount();
  const real = render(<Tooltip title="why we ask">{icon}</Tooltip>);
  expect(html).toBe(real.container.innerHTML);
});
