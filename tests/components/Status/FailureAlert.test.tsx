import { render } from '@testing-library/react';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { ApiError } from '@/utils/http/ApiError';
import { en } from '../../support/messages';

const scrolls = jest.fn();
const declined = () => new ApiError('declined', { messageId: 'stepUp.declined' });
Element.prototype.scrollIntoView = scrolls;

beforeEach(() => scrolls.mockClear());

test('what no field says and no focus leads to comes into view, each time', () => {
  const { rerender, getByRole } = render(<FailureAlert error={null} />);
  expect(scrolls).not.toHaveBeenCalled();
  rerender(<FailureAlert error={declined()} />);
  expect(getByRole('alert').textContent).toBe(en['stepUp.declined']);
  expect(scrolls.mock.calls).toEqual([[{ block: 'nearest' }]]);
  rerender(<FailureAlert error={declined()} />);
  expect(scrolls).toHaveBeenCalledTimes(2);
});

test.each([
  ['a field', new ApiError('http', { status: 422, fields: { account: 'CHANNEL_UNKNOWN' } })],
  ['what the server refuses', new ApiError('refused', { subCode: 'BAD_CREDENTIALS', text: 'no' })],
])('a failure about %s leaves the page where the focus leads', (_, error) => {
  render(<FailureAlert error={error} />);
  expect(scrolls).not.toHaveBeenCalled();
});

const WHAT = 'login.unreachable';

test.each([
  ['what did not happen, and the connection where nothing answered', 'network', [WHAT, 'error.network']],
  ['what did not happen, and that it took too long', 'timeout', [WHAT, 'error.timeout']],
  ['what did not happen, and that the answer cannot be read', 'parse', [WHAT, 'error.parse']],
  ['what did not happen, where no cause is known', 'unexpected', [WHAT]],
] as const)('it says %s', (_, kind, keys) => {
  const { getByRole } = render(<FailureAlert error={new ApiError(kind)} unreachable={WHAT} />);
  expect(getByRole('alert').textContent).toBe(keys.map((key) => en[key]).join(' '));
});

test('it says after how many minutes there is room again', () => {
  const error = new ApiError('http', {
    status: 429,
    messageId: 'error.http.429.wait',
    values: { minutes: 40 },
  });
  const { getByRole } = render(<FailureAlert error={error} unreachable={WHAT} />);
  expect(getByRole('alert').textContent).toBe('Too many tries in a short time. Please try again in 40 min.');
});

test.each([
  ['the mapped text of a status', new ApiError('http', { messageId: 'error.http.503' }), 'error.http.503'],
  [
    'the catalog’s words where the server sent none',
    new ApiError('refused', { subCode: 'BAD_CREDENTIALS' }),
    'subCode.BAD_CREDENTIALS',
  ],
  ['that something went wrong, where nothing is known', new ApiError('refused'), 'error.request'],
] as const)('it says %s', (_, error, key) => {
  const { getByRole } = render(<FailureAlert error={error} unreachable={WHAT} />);
  expect(getByRole('alert').textContent).toBe(en[key]);
});
