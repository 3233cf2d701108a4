import { render } from '@testing-library/react';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { en } from '../../support/messages';

const scrolls = jest.fn();
Element.prototype.scrollIntoView = scrolls;

beforeEach(() => scrolls.mockClear());

test('what no field says and no focus leads to comes into view, each time', () => {
  const { rerender, getByRole } = render(<FailureAlert failure={null} />);
  expect(scrolls).not.toHaveBeenCalled();
  rerender(<FailureAlert failure={{ messageId: 'stepUp.declined' }} />);
  expect(getByRole('alert').textContent).toBe(en['stepUp.declined']);
  expect(scrolls.mock.calls).toEqual([[{ block: 'nearest' }]]);
  rerender(<FailureAlert failure={{ messageId: 'stepUp.declined' }} />);
  expect(scrolls).toHaveBeenCalledTimes(2);
});

test.each([
  ['a field', { messageId: 'error.http.422', fields: { account: '11111' } }],
  ['what the server refuses', { subCode: 'BAD_CREDENTIALS', text: 'no' }],
] as const)('a failure about %s leaves the page where the focus leads', (_, failure) => {
  render(<FailureAlert failure={failure} />);
  expect(scrolls).not.toHaveBeenCalled();
});
