import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Tooltip } from 'antd';
import LabelTooltip from '../../../config/plugins/replacements/labelTooltip';

/** The real tooltip is loaded once it describes the sign. */
const isLoaded = () =>
  waitFor(() => expect(screen.getByTestId('sign').getAttribute('aria-describedby')).not.toBeNull());

const sign = <span data-testid="sign">?</span>;

test('shows the sign immediately, and the real tooltip as soon as it is loaded', async () => {
  render(<LabelTooltip title="why we ask">{sign}</LabelTooltip>);
  expect(screen.getByTestId('sign').textContent).toBe('?');
  await isLoaded();
  fireEvent.mouseEnter(screen.getByTestId('sign'));
  expect((await screen.findByRole('tooltip')).textContent).toBe('why we ask');
});

test('renders the same as antd after loading', async () => {
  const own = render(<LabelTooltip title="why we ask">{sign}</LabelTooltip>);
  await isLoaded();
  const drawn = own.container.innerHTML;
  own.unmount();
  const real = render(<Tooltip title="why we ask">{sign}</Tooltip>);
  expect(drawn).toBe(real.container.innerHTML);
});
