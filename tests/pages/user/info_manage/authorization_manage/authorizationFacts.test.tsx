import { render, screen } from '@testing-library/react';
import AuthorizationsPage from '@/pages/user/info_manage/authorization_manage';
import { AuthorizationStatus } from '@/pages/user/info_manage/authorization_manage/components/authorizationParts';
import { makeAuthorizationRow } from '../../../../support/builders/authorizations';
import { pageText, showToUser } from '../../../../support/render/showPage';
import '../../../../support/render/keysAsTexts';

test('shows the day of the decision in China time, as for the period', () => {
  localStorage.setItem('umi_locale', 'en-US');
  const row = makeAuthorizationRow({ state: 'REJECTED', decidedAt: '2026-03-01T16:30:00.000Z' });
  render(<AuthorizationStatus {...row} />);
  expect(pageText()).toContain('March 2, 2026');
});

test('shows to a company a link to the page of its own authorizations', async () => {
  await showToUser(<AuthorizationsPage />, { user: { userType: 'legal' } });
  expect(pageText()).toContain('authorizations.company.text');
  expect(screen.getByText('authorizations.company.go')).toBeTruthy();
  expect(document.querySelector('select, table')).toBeNull();
});
