import { render } from '@testing-library/react';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { ApiError } from '@/utils/http/ApiError';
import { en } from '../../support/messages';

const scrolls = jest.fn();
const declined = () => new ApiError('declined', { messageId: 'stepUp.declined' });
Element.prototype.scrollIntoView = scrolls;

beforeEach(() => scrolls.mockClear());

test('scrolls into view for each failure after which the focus does not move', () => {
  const { rerender, getByRole } = render(<FailureAlert error={null} />);
  expect(scrolls).not.toHaveBeenCalled();
  rerender(<FailureAlert error={declined()} />);
  expect(getByRole('alert').textContent).toBe(en['stepUp.declined']);
  expect(scrolls.mock.calls).toEqual([[{ block: 'nearest' }]]);
  rerender(<FailureAlert error={declined()} />);
  expect(scrolls).toHaveBeenCalledTimes(2);
});

test.each([
  ['an error at a field', new ApiError('http', { status: 422, fields: { account: 'CHANNEL_UNKNOWN' } })],
  ['a refusal', new ApiError('refused', { subCode: 'BAD_CREDENTIALS', text: 'no' })],
])('does not scroll for %s, which moves the focus', (_, error) => {
  render(<FailureAlert error={error} />);
  expect(scrolls).not.toHaveBeenCalled();
});

const WHAT = 'login.unreachable';

test.each([
  ['the failed action and the lost connection', 'network', [WHAT, 'error.network']],
  ['the failed action and the timeout', 'timeout', [WHAT, 'error.timeout']],
  ['the failed action and the invalid response', 'parse', [WHAT, 'error.parse']],
  ['only the failed action if the cause is unknown', 'unexpected', [WHAT]],
] as const)('shows %s', (_, kind, keys) => {
  const { getByRole } = render(<FailureAlert error={new ApiError(kind)} unreachable={WHAT} />);
  expect(getByRole('alert').textContent).toBe(keys.map((key) => en[key]).join(' '));
});

test.each([
  ['the mapped text of a status', new ApiError('http', { messageId: 'error.http.503' }), 'error.http.503'],
  [
    'the message of the catalog if the server sent none',
    new ApiError('refused', { subCode: 'BAD_CREDENTIALS' }),
    'subCode.BAD_CREDENTIALS',
  ],
  ['a general message if nothing is known', new ApiError('refused'), 'error.request'],
] as const)('shows %s', (_, error, key) => {
  const { getByRole } = render(<FailureAlert error={error} unreachable={WHAT} />);
  expect(getByRole('alert').textContent).toBe(en[key]);
});
