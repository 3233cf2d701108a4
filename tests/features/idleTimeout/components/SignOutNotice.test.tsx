import { render, screen } from '@testing-library/react';
import SignOutNotice from '@/features/idleTimeout/components/SignOutNotice';
import { en } from '../../../support/messages';

const mockMessages: Record<string, string> = en;
jest.mock('@umijs/max', () => ({
  useIntl: () => ({
    locale: 'en-US',
    messages: mockMessages,
    formatMessage: ({ id }: { id: string }, values: Record<string, string> = {}) =>
      mockMessages[id]?.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
  }),
}));

test.each([
  ['idle', 'after 30 minutes without use'],
  ['elsewhere', 'You were signed out in another window.'],
  ['ended', 'Your session has ended. Please sign in again.'],
] as const)('%s is said in a live region', (reason, words) => {
  render(<SignOutNotice reason={reason} />);
  expect(screen.getByRole('status').textContent).toContain(words);
});
