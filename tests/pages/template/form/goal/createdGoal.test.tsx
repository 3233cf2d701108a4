import { fireEvent, render, screen } from '@testing-library/react';
import { CreatedGoal } from '@/pages/template/form/goal/CreatedGoal';
import { ApiError } from '@/utils/http/ApiError';
import { en } from '../../../../support/messages';

const mockRead = jest.fn();
const mockAddress = { query: '' };

jest.mock('@/services/templateForms', () => ({ getGoal: (id: string) => mockRead(id) }));
jest.mock('@umijs/max', () => ({
  ...jest.requireActual('../../../../support/umi'),
  useSearchParams: () => [new URLSearchParams(mockAddress.query)],
}));

beforeEach(() => {
  mockRead.mockReset().mockRejectedValue(new ApiError('http', { status: 404 }));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test.each([
  ['nope', 1],
  ['..', 0],
])('shows an error for the unknown id %j and offers to create another goal', async (id, calls) => {
  mockAddress.query = `id=${id}`;
  const onCreateAnother = jest.fn();
  render(<CreatedGoal onCreateAnother={onCreateAnother} />);
  await screen.findByText(en['template.profile.unknown']);
  expect(screen.queryByText(en['common.retry'])).toBeNull();
  expect(mockRead).toHaveBeenCalledTimes(calls);
  fireEvent.click(screen.getByText(en['template.goal.another']));
  expect(onCreateAnother).toHaveBeenCalledTimes(1);
});
