import { screen } from '@testing-library/react';
import AssociateLoginPage from '@/pages/uaa/associate/login';
import { createFakeNetwork, httpError, refusal } from '../../../../support/fakeNetwork';
import { field } from '../../../../support/formFields';
import { en } from '../../../../support/messages';
import { press, showPage } from '../../../../support/showPage';
import { visits } from '../../../../support/umi';

const network = createFakeNetwork();
const PATH = '/uaa/associate/login';
const ticket = { provider: 'govLegal', providerName: 'Gov', nickname: 'n***' };

const opens = (query = '') => showPage(<AssociateLoginPage />, { path: `${PATH}${query}` });

beforeEach(() => network.answer('findWithUserType', []));

test.each(['?bind=t1', ''])(
  'links back to sign-in for an unknown or a missing ticket: "%s"',
  async (query) => {
    network.answer('bindTicket', refusal('TICKET_UNKNOWN'));
    await opens(query);
    expect(screen.getByRole('alert').textContent).toBe(en['associate.gone']);
    await press(en['associate.back']);
    expect(visits.at(-1)).toBe('replace /uaa/login');
  },
);

test("shows an error if the account to link does not load, and after a retry the form for the provider's user type", async () => {
  network.answer('findWithUserType', [{ provider: 'govLegal', channelCode: 5, name: 'Gov' }]);
  network.answer('bindTicket', httpError(503), ticket);
  await opens('?bind=t2');
  expect(screen.getByText(en['associate.loadFailed'])).toBeTruthy();
  await press(en['common.retry']);
  expect(screen.getByLabelText(en['login.loginId.legal'])).toBe(field('account'));
  expect(field('userType', 'legal').checked).toBe(true);
});
