import { render, screen } from '@testing-library/react';
import SignOutNotice from '@/features/idleTimeout/components/SignOutNotice';

test.each([
  ['idle', 'after 30 minutes without use'],
  ['elsewhere', 'You were signed out in another window.'],
  ['otherDevice', 'You were signed out from another device.'],
  ['ended', 'Your session has ended. Please sign in again.'],
] as const)('%s is said in a live region', (reason, words) => {
  render(<SignOutNotice reason={reason} />);
  expect(screen.getByRole('status').textContent).toContain(words);
});
