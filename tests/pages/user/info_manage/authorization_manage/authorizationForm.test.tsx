import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  GrantAuthorizationForm,
  parseMatters,
} from '@/pages/user/info_manage/authorization_manage/components/GrantAuthorizationForm';
import { getToday } from '@/utils/today';
import { addDays } from '@/validation/days';
import { makeAuthorizationRow } from '../../../../support/builders/authorizations';
import { createFakeNetwork } from '../../../../support/fakes/fakeNetwork';
import { en } from '../../../../support/messages';
import { field, submitForm, typeDay, typeInto } from '../../../../support/render/formFields';

const network = createFakeNetwork();

const matters = () => [...document.querySelectorAll<HTMLInputElement>('[name="matters"]')];
const ticked = () => matters().map(({ checked }) => checked);

test('shows an error at each missing field and sends no request', async () => {
  render(<GrantAuthorizationForm owner="u-demo" onDone={() => undefined} />);
  submitForm();
  await screen.findByText(en['authorizations.form.loginId.required']);
  for (const key of ['validation.name.missing', 'authorizations.form.matters.required'] as const) {
    await screen.findByText(en[key]);
  }
  await screen.findByText(en['authorizations.form.end.required']);
  expect(network.calls).toEqual([]);
});

test('shows an error at a first day in the past, and at a last day before the first one', async () => {
  render(<GrantAuthorizationForm owner="u-demo" onDone={() => undefined} />);
  typeDay('start', addDays(getToday(), -1));
  submitForm();
  await screen.findByText(en['authorizations.form.start.past']);
  typeDay('start', addDays(getToday(), 2));
  typeDay('end', addDays(getToday(), 1));
  submitForm();
  await screen.findByText(en['authorizations.form.end.backwards']);
  expect(network.calls).toEqual([]);
});

test('restores the draft, and sends the values as the contract defines them', async () => {
  const { unmount } = render(<GrantAuthorizationForm owner="u-demo" onDone={() => undefined} />);
  typeInto('loginId', '+86 154 0000 0003');
  typeInto('name', '测试丙');
  for (const at of [4, 0]) fireEvent.click(matters()[at] as HTMLElement);
  typeDay('end', getToday());
  unmount();
  network.answer('grantAuthorization', { party: null } as never, makeAuthorizationRow());
  const onDone = jest.fn();
  render(<GrantAuthorizationForm owner="u-demo" onDone={onDone} />);
  expect(field('name').value).toBe('测试丙');
  expect(ticked()).toEqual([true, false, false, false, true, false]);
  submitForm();
  // An invalid response is not a success.
  await screen.findByText(`${en['authorizations.form.unreachable']} ${en['error.parse']}`);
  expect(onDone).not.toHaveBeenCalled();
  expect(field('name').value).toBe('测试丙');
  expect(network.bodies('grantAuthorization')[0]).toEqual({
    loginId: '15400000003',
    name: '测试丙',
    matters: ['IDENTITY', 'TAX'],
    start: getToday(),
    end: getToday(),
  });
  submitForm();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(localStorage).toHaveLength(0);
});

test('ignores unknown matters of an old draft', () => {
  expect(parseMatters('TAX,constructor,,IDENTITY,TAX')).toEqual(['IDENTITY', 'TAX']);
  expect(parseMatters()).toEqual([]);
});
