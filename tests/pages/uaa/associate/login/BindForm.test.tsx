import { fireEvent, render, screen } from '@testing-library/react';
import { BindForm } from '@/pages/uaa/associate/login/components/BindForm';
import { en } from '../../../../support/messages';

const mockVisits: string[] = [];
jest.mock('@/pages/uaa/associate/login/useBindTicket', () => ({ usePreselectUserType: () => undefined }));
jest.mock('@/utils/routing/redirect', () => ({ goTo: (path: string) => mockVisits.push(`go ${path}`) }));
jest.mock('@/utils/routing/loginReferer', () => ({
  readLoginReferer: () => '/user/identity_manage',
  returnToSignIn: () => mockVisits.push('sign-in'),
}));
jest.mock('@/features/signIn/components/PasswordSignInForm', () => ({
  PasswordSignInForm: (props: object) => <output>{JSON.stringify(props)}</output>,
}));

const ticket = { provider: 'cityPass', providerName: 'City Pass', nickname: 'n***' };

beforeEach(() => {
  mockVisits.length = 0;
  window.sessionStorage.setItem('portal_bind_ticket', 't1');
});

test('shows the provider account, and passes its ticket and the target page to the password form', () => {
  render(<BindForm bind="t1" ticket={ticket} onError={() => undefined} />);
  expect(screen.getByText(/City Pass.*n\*\*\*/)).toBeTruthy();
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toMatchObject({
    referer: '/user/identity_manage',
    bind: { provider: 'cityPass', ticket: 't1' },
  });
});

test('links to registration', () => {
  render(<BindForm bind="t1" ticket={ticket} onError={() => undefined} />);
  fireEvent.click(screen.getByRole('link', { name: en['associate.register'] }));
  expect(mockVisits).toEqual(['go /uaa/register']);
});

test('deletes the ticket and returns to sign-in if the account belongs to another user', () => {
  render(<BindForm bind="t1" ticket={ticket} onError={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: en['associate.notYou'] }));
  expect(mockVisits).toEqual(['sign-in']);
  expect(window.sessionStorage.getItem('portal_bind_ticket')).toBeNull();
});
