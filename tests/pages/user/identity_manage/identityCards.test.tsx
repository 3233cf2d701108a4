import { fireEvent, render, screen } from '@testing-library/react';
import { IdentityFact, MissingFactsNotice } from '@/pages/user/identity_manage/components/IdentityCard';
import { NextSteps } from '@/pages/user/identity_manage/components/NextSteps';
import { en } from '../../../support/messages';

const pageText = () => document.body.textContent ?? '';
const QUESTIONS = { key: 'questions', to: '/user/account_manage/modify_question' } as const;
const onRetry = jest.fn();

test('links a step to its page with a reason, and shows that more steps are loading', () => {
  const { rerender } = render(
    <NextSteps steps={[QUESTIONS]} loading={false} failed={false} onRetry={onRetry} />,
  );
  expect(screen.getByRole('link', { name: en['identity.next.questions'] }).getAttribute('href')).toBe(
    QUESTIONS.to,
  );
  expect(pageText()).toContain(en['identity.next.questions.why']);
  rerender(<NextSteps steps={[]} loading failed={false} onRetry={onRetry} />);
  expect(pageText()).toContain(en['identity.next.loading']);
});

test('keeps the other steps, with a retry button, if the account could not be loaded', () => {
  render(<NextSteps steps={[QUESTIONS]} loading={false} failed onRetry={onRetry} />);
  expect(screen.getByRole('link')).toBeTruthy();
  expect(pageText()).toContain(en['identity.next.failed']);
  fireEvent.click(screen.getByRole('button'));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('shows a known value, and for a missing one a link to add it', () => {
  const { rerender } = render(<IdentityFact name="email">t***@example.com</IdentityFact>);
  expect(pageText()).toBe('t***@example.com');
  rerender(<IdentityFact name="email">{''}</IdentityFact>);
  expect(pageText()).toContain(en['identity.notGiven']);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/user/account_manage/modify_email');
});

test('shows the numbers of known and missing values in one line', () => {
  const { rerender } = render(<MissingFactsNotice missing={[]} />);
  expect(pageText()).toBe('Complete: all 6 details are on record');
  rerender(<MissingFactsNotice missing={['mobile', 'email']} />);
  expect(pageText()).toBe('4 details on record, 2 missing: Mobile number and Email');
});
