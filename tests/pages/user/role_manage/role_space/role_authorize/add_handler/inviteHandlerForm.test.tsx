import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { InviteHandlerForm } from '@/pages/user/role_manage/role_space/role_authorize/add_handler/components/InviteHandlerForm';
import { getToday } from '@/utils/today';
import { makeHandler } from '../../../../../../support/builders/company';
import { createFakeNetwork, refusal } from '../../../../../../support/fakes/fakeNetwork';
import { visits } from '../../../../../../support/fakes/umi';
import { en } from '../../../../../../support/messages';
import { field, submitForm, typeDay, typeInto } from '../../../../../../support/render/formFields';

const network = createFakeNetwork();

const ID = '110101190001030031';
const openForm = () => render(<InviteHandlerForm roleId="r-1" owner="u-boss" />);

function fillIn() {
  typeInto('name', '测试丙');
  typeInto('loginId', ' weak');
  typeInto('idNo', '110101 19000103 0031');
  typeInto('mobile', '154 0000 0003');
  typeDay('end', getToday());
}

test('shows an error at each missing field and sends no request', async () => {
  openForm();
  submitForm();
  for (const key of [
    'validation.name.missing',
    'authorizations.form.loginId.required',
    'handlers.mobile.required',
    'authorizations.form.end.required',
  ] as const) {
    await screen.findByText(en[key]);
  }
  expect(network.calls).toEqual([]);
});

test('sends the invitation as the contract defines it, and opens the list', async () => {
  network.answer('inviteHandler', makeHandler());
  openForm();
  fillIn();
  fireEvent.click(field('capacity', 'ADMIN'));
  submitForm();
  await waitFor(() => expect(visits.at(-1)).toBe('push /user/role_manage/r-1/role_space/role_authorize'));
  expect(network.sent('inviteHandler')).toMatchObject([
    {
      params: { id: 'r-1' },
      body: {
        name: '测试丙',
        loginId: 'weak',
        idNo: ID,
        mobile: '15400000003',
        capacity: 'ADMIN',
        start: getToday(),
        end: getToday(),
      },
    },
  ]);
  expect(localStorage).toHaveLength(0);
});

test.each(['HANDLER_UNKNOWN', 'HANDLER_SELF', 'HANDLER_ALREADY'] as const)(
  'shows %s at the login name, which gets the focus',
  async (subCode) => {
    network.answer('inviteHandler', refusal(subCode));
    openForm();
    fillIn();
    submitForm();
    await screen.findByText(en[`subCode.${subCode}`]);
    await waitFor(() => expect(document.activeElement).toBe(field('loginId')));
  },
);

test('restores the draft without the document number', async () => {
  const { unmount } = openForm();
  fillIn();
  expect(Object.values({ ...localStorage }).join()).not.toContain('19000103');
  unmount();
  openForm();
  await waitFor(() => expect(field('name').value).toBe('测试丙'));
  expect(field('mobile').value).toBe('15400000003');
  expect(field('idNo').value).toBe('');
});
