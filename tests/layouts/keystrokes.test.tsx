/** Typing renders only the field and its form, not the frame around the page. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AppearanceBar } from '@/components/Frame/AppearanceBar';
import { PageHeader } from '@/components/Frame/PageHeader';
import { Breadcrumbs } from '@/layouts/components/Breadcrumbs';
import { MainHeader } from '@/layouts/components/MainHeader';
import { MainNav } from '@/layouts/components/MainNav';
import { SignInBrand } from '@/layouts/components/SignInBrand';
import MainLayout from '@/layouts/MainLayout';
import UaaLayout from '@/layouts/UaaLayout';
import LoginPage from '@/pages/uaa/login';
import ModifyEmailPage from '@/pages/user/account_manage/modify_email';
import { changeSettings } from '@/theme/settings';
import { loadRouteTable } from '@/utils/routing/pageRoute';
import { answerSession, makeSecurity } from '../support/builders/users';
import { createFakeNetwork } from '../support/fakes/fakeNetwork';
import { commits, countCommits } from '../support/render/commits';
import { PageAt } from '../support/render/pageAt';
import '../support/fakes/resizeObserver';

jest.mock('react/jsx-runtime', () =>
  jest.requireActual<{ makeRuntime: () => object }>('../support/render/commits').makeRuntime(),
);

countCommits({ SignInBrand, AppearanceBar, MainHeader, MainNav, Breadcrumbs, PageHeader });

const network = createFakeNetwork();

beforeEach(() => {
  commits.clear();
  answerSession(network);
  network.answer('domain', { enableVerifySecret: '1', siteName: 'Portal' });
  network.answer('captchaNeeded', false);
  network.answer('redirect', null);
  network.answer('findWithUserType', []);
  network.answer('notices', []);
  network.answer('security', makeSecurity({ email: 'd***@example.test' }));
});

/** Types as a keyboard does: one character after the other, each with its events. */
async function types(field: HTMLElement, text: string) {
  act(() => field.focus());
  for (let end = 1; end <= text.length; end += 1) {
    const key = text[end - 1] as string;
    await act(async () => {
      fireEvent.keyDown(field, { key });
      fireEvent.change(field, { target: { value: text.slice(0, end) } });
      fireEvent.keyUp(field, { key });
    });
  }
}

/** Waits until every requested part of the page has rendered. */
async function settles() {
  let before = -1;
  const count = () => [...commits.values()].reduce((sum, one) => sum + one, 0);
  while (before !== count()) {
    before = count();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  }
}

async function expectsNoCommit(parts: readonly string[], work: () => Promise<void>) {
  await settles();
  const before = new Map(commits);
  for (const part of parts) expect([part, before.get(part)]).toEqual([part, expect.any(Number)]);
  await work();
  await settles();
  const after = parts.map((part) => [part, (commits.get(part) ?? 0) - (before.get(part) ?? 0)]);
  expect(after).toEqual(parts.map((part) => [part, 0]));
}

/** A change of theme re-renders every component, which proves that the counter works. */
async function expectsCommits(parts: readonly string[], work: () => void) {
  const before = new Map(commits);
  act(work);
  await settles();
  for (const part of parts) expect(commits.get(part)).toBeGreaterThan(before.get(part) ?? 0);
}

test('renders nothing around the sign-in form on typing', async () => {
  const parts = ['SignInBrand', 'AppearanceBar'];
  render(
    <PageAt path="/uaa/login" layout={<UaaLayout />}>
      <LoginPage />
    </PageAt>,
  );
  const account = await screen.findByRole('textbox');
  const password = document.querySelector<HTMLElement>('input[name="password"]') as HTMLElement;
  await expectsNoCommit(parts, async () => {
    await types(account, 'demo');
    // Blur validates the field, and requests whether a captcha is required.
    await types(password, 'Demo-2026');
    act(() => password.blur());
  });
  expect((account as HTMLInputElement).value).toBe('demo');
  await expectsCommits(['AppearanceBar'], () => changeSettings({ navTheme: 'realDark' }));
});

test('renders neither header nor menu on typing into a form of members', async () => {
  await loadRouteTable();
  const parts = ['MainHeader', 'MainNav', 'Breadcrumbs', 'PageHeader'];
  render(
    <PageAt path="/user/account_manage/modify_email" layout={<MainLayout />}>
      <ModifyEmailPage />
    </PageAt>,
  );
  const email = await waitFor(() => {
    const field = document.querySelector<HTMLInputElement>('input[name="email"]');
    if (!field) throw new Error('There is no field yet.');
    return field;
  });
  await expectsNoCommit(parts, async () => {
    await types(email, 'new@example.test');
    act(() => email.blur());
  });
  expect(email.value).toBe('new@example.test');
  await expectsCommits(['MainHeader'], () => changeSettings({ layout: 'top' }));
});
