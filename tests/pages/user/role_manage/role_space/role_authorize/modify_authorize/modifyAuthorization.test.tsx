import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ModifyAuthorization } from '@/pages/user/role_manage/role_space/role_authorize/modify_authorize/components/ModifyAuthorization';
import { getToday } from '@/utils/today';
import { addDays } from '@/validation/days';
import {
  makeAuthorization,
  makeAuthorizationDetail,
  makeChange,
  makeSpace,
} from '../../../../../../support/builders/company';
import { createFakeNetwork, refusal, settle } from '../../../../../../support/fakes/fakeNetwork';
import { en } from '../../../../../../support/messages';
import { field, submitForm, typeDay, typeInto } from '../../../../../../support/render/formFields';
import { press, pressInDialog } from '../../../../../../support/render/showPage';

type CompanyAuthorizationDetail = import('@/contract').CompanyAuthorizationDetail;

const network = createFakeNetwork();

beforeEach(() => onChanged.mockReset());

const onChanged = jest.fn();
const today = getToday();
const inDays = (days: number) => addDays(today, days);
const change = makeChange(inDays(60));
const kind = () => document.querySelector('.change-kind')?.getAttribute('data-kind');
async function openPage(given: Partial<CompanyAuthorizationDetail> = {}, isActing = true) {
  render(
    <ModifyAuthorization
      space={makeSpace({ isActing })}
      authorization={makeAuthorizationDetail({
        end: inDays(30),
        actions: ['modify', 'revoke'],
        ...given,
      })}
      outdated={false}
      back={null}
      onChanged={onChanged}
    />,
  );
  await settle();
}

test('shows during input whether the change is narrower or wider than the current authorization', async () => {
  await openPage();
  expect(kind()).toBe('same');
  fireEvent.click(field('matters', 'PERMITS'));
  await waitFor(() => expect(kind()).toBe('narrower'));
  fireEvent.click(field('matters', 'PROVIDENT_FUND'));
  await waitFor(() => expect(kind()).toBe('wider'));
  fireEvent.click(field('matters', 'PROVIDENT_FUND'));
  fireEvent.click(field('matters', 'PERMITS'));
  await waitFor(() => expect(kind()).toBe('same'));
  typeDay('end', inDays(10));
  await waitFor(() => expect(kind()).toBe('narrower'));
  typeDay('end', inDays(60));
  await waitFor(() => expect(kind()).toBe('wider'));
});

test('requires a reason and rejects an end in the past', async () => {
  await openPage();
  typeDay('end', inDays(-1));
  submitForm();
  await screen.findByText(en['handlers.reason.required']);
  await screen.findByText(en['authorizations.form.end.past']);
  expect(network.calls).toEqual([]);
});

test('sends the change with the version that was loaded, and reloads an authorization that was revoked meanwhile', async () => {
  network.answer('modifyCompanyAuthorization', refusal('CHANGED_MEANWHILE'));
  await openPage();
  fireEvent.click(field('scope', 'ALL'));
  typeInto('reason', ' 业务需要 ');
  submitForm();
  await waitFor(() => expect(onChanged.mock.calls).toEqual([[true]]));
  expect(network.sent('modifyCompanyAuthorization')).toMatchObject([
    {
      params: { id: 'r-1', authorizationId: 'a-1' },
      body: { scope: 'ALL', matters: [], end: inDays(30), reason: '业务需要', version: 'a-v1' },
    },
  ]);
});

test.each<[string, Partial<CompanyAuthorizationDetail>, boolean, keyof typeof en]>([
  ['the state after its end', { state: 'REVOKED', actions: [] }, true, 'authorizations.state.REVOKED'],
  ['a reason to a user who does not act for the company', {}, false, 'subCode.ROLE_NOT_ACTING'],
])('shows instead of a form %s', async (_, given, isActing, message) => {
  await openPage(given, isActing);
  expect(field('reason')).toBeNull();
  expect(document.body.textContent).toContain(en[message]);
});

test('shows a pending change next to the current scope, and withdraws it on request', async () => {
  network.answer('moveCompanyAuthorization', makeAuthorization());
  await openPage({ change, actions: ['withdrawChange', 'revoke'] });
  expect(field('reason')).toBeNull();
  expect(document.querySelector('.change-summary')?.textContent).toContain('Taxes and Permits');
  expect(document.querySelector('.change-summary strong')?.textContent).toBe(en['handlers.scope.ALL']);
  await press(en['handlers.withdrawChange']);
  await pressInDialog(en['handlers.yes.withdrawChange']);
  expect(network.sent('moveCompanyAuthorization')).toMatchObject([
    { params: { id: 'r-1', authorizationId: 'a-1' }, body: { action: 'withdrawChange', version: 'a-v1' } },
  ]);
});

test.each([
  ['', '测*丙'],
  ['of a deleted account ', en['authorizations.party.gone']],
])(
  'shows that a change %sis effective immediately while the authorization is not accepted',
  async (deleted, name) => {
    await openPage({ state: 'PENDING', ...(deleted && { handlerName: '' }) });
    fireEvent.click(field('scope', 'ALL'));
    await screen.findByText(en['handlers.modify.kind.unaccepted'].replace('{name}', name));
  },
);

test('allows only a narrower change while a wider one is pending', async () => {
  await openPage({ change, actions: ['modify', 'withdrawChange'] });
  const submit = () => document.querySelector('[type="submit"]') as HTMLButtonElement;
  fireEvent.click(field('matters', 'PROVIDENT_FUND'));
  await screen.findByText(en['handlers.modify.kind.twice'].replace('{name}', '测*丙'));
  expect(submit().disabled).toBe(true);
  for (const matter of ['PROVIDENT_FUND', 'TAX']) fireEvent.click(field('matters', matter));
  await waitFor(() => expect(submit().disabled).toBe(false));
});
