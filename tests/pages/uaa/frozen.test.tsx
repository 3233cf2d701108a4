import { act, fireEvent, render, screen } from '@testing-library/react';
import { FrozenAccountDetails } from '@/pages/uaa/frozen/components/FrozenAccountDetails';
import { ApiError } from '@/utils/http/ApiError';
import { en } from '../../support/messages';

const mockMessages: Record<string, string> = en;
const mockGetFrozenAccount = jest.fn();

jest.mock('@umijs/max', () => ({ Link: ({ children }: { children: unknown }) => children, history: {} }));
jest.mock('@/hooks/useT', () => ({ useT: () => (id: string) => mockMessages[id] }));
jest.mock('@/components/Value/RelativeTime', () => ({ RelativeTime: () => null }));
jest.mock('@/utils/routing/loginReferer', () => ({ returnToSignIn: jest.fn(), readLoginReferer: () => '/' }));
jest.mock('@/services/recovery', () => ({
  getFrozenAccount: () => mockGetFrozenAccount(),
}));
// Replaces the form by buttons that pass the errors of the server to the page.
jest.mock('@/pages/uaa/frozen/components/UnfreezeAccount', () => ({
  UnfreezeAccount: ({ onError }: { onError: (error: unknown) => void }) => (
    <>
      {mockErrors.map((error) => (
        <button type="button" key={error.subCode} onClick={() => onError(error)}>
          {error.subCode}
        </button>
      ))}
    </>
  ),
}));

const refused = (subCode: 'TICKET_UNKNOWN' | 'PROOF_USED_UP') => new ApiError('refused', { subCode });
const mockErrors = [refused('TICKET_UNKNOWN'), refused('PROOF_USED_UP')];

const shows = async (answer: Promise<unknown>) => {
  mockGetFrozenAccount.mockReturnValue(answer);
  render(<FrozenAccountDetails ticket="t" />);
  await act(async () => undefined);
};
const frozen = { mobile: '154****0005', frozenAt: '2026-01-01T08:00:00+08:00' };

test('shows that an unknown ticket has ended and does not move the focus', async () => {
  await shows(Promise.reject(refused('TICKET_UNKNOWN')));
  expect(screen.getByRole('heading').textContent).toBe(en['recovery.frozen.gone']);
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['TICKET_UNKNOWN', 'gone', 0],
  ['PROOF_USED_UP', 'usedUp', 1],
] as const)('shows the reason after %s and focuses its heading', async (subCode, why, links) => {
  await shows(Promise.resolve(frozen));
  fireEvent.click(screen.getByText(subCode));
  const heading = screen.getByRole('heading');
  expect(heading.textContent).toBe(en[`recovery.frozen.${why}`]);
  expect(document.activeElement).toBe(heading);
  screen.getByText(en[`recovery.frozen.${why}.text`]);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.queryAllByRole('link')).toHaveLength(links);
});
