import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { EmailField } from '@/components/Field/EmailField';
import { IdentityFields } from '@/components/Field/IdentityFields';
import { NameField } from '@/components/Field/NameField';
import { en } from '../../support/messages';
import { getDescription, leaveWith } from '../../support/render/formFields';

const submitted = jest.fn();

const show = (prefix = '') =>
  render(
    <Form validateTrigger="onBlur" onFinish={submitted}>
      <NameField prefix={prefix} />
      <IdentityFields prefix={prefix} />
      <EmailField />
      <button type="submit">submit</button>
    </Form>,
  );

const idType = () => screen.getByLabelText<HTMLSelectElement>('ID type');
const idNo = () => screen.getByLabelText<HTMLInputElement>('ID number');
const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const email = () => screen.getByLabelText<HTMLInputElement>('Email');

const choose = (type: string) => act(async () => fireEvent.change(idType(), { target: { value: type } }));

const isRefused = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';

// tests/validation/identity.test.ts has more numbers.
test.each([
  ['RESIDENT_ID', '110105491231002', '110105194912310021'],
  ['RESIDENCE_PERMIT', '810000190001010018', '810000190001010017'],
  ['PERMANENT_RESIDENCE', '911398199012310021', '911398199012310022'],
  ['TRAVEL_PERMIT', 'm1234567890', 'H1234567'],
  ['TAIWAN_PERMIT', '1234567890(B)', '123456789'],
  ['PASSPORT', 'ab123', 'E-1234567'],
] as const)(
  'accepts a valid number of %s and shows an error for an invalid one',
  async (type, valid, invalid) => {
    show();
    await choose(type);
    await leaveWith(idNo(), valid);
    expect(isRefused(idNo())).toBe(false);
    await leaveWith(idNo(), invalid);
    await waitFor(() => expect(getDescription(idNo())).toContain(en[`validation.idNo.${type}`]));
    await leaveWith(idNo(), '');
    await waitFor(() => expect(getDescription(idNo())).toContain(en['validation.idNo.required']));
  },
);

test('validates the number again when the ID type changes', async () => {
  show();
  await leaveWith(idNo(), 'E12345678');
  expect(isRefused(idNo())).toBe(true);
  await choose('PASSPORT');
  await waitFor(() => expect(isRefused(idNo())).toBe(false));
});

test('normalizes spaces, full-width digits and a lower-case x, and announces all except the x', async () => {
  show();
  await leaveWith(idNo(), ' １１０１０５ 1949 1231 002ｘ\u200b');
  expect(idNo().value).toBe('11010519491231002X');
  expect(isRefused(idNo())).toBe(false);
  expect(getDescription(idNo())).toContain(en['form.normalized']);
  await leaveWith(idNo(), '11010519491231002x');
  expect(idNo().value).toBe('11010519491231002X');
  expect(getDescription(idNo())).not.toContain(en['form.normalized']);
});

test('removes the announcement of a normalization when the field is emptied', async () => {
  show();
  await leaveWith(name(), ' 　');
  expect(name().value).toBe('');
  expect(getDescription(name())).not.toContain(en['form.normalized']);
  await leaveWith(name(), ' 测试甲');
  expect(getDescription(name())).toContain(en['form.normalized']);
  fireEvent.change(name(), { target: { value: '' } });
  expect(getDescription(name())).not.toContain(en['form.normalized']);
});

test('submits the number as typed if Enter is pressed before the field loses focus', async () => {
  show();
  fireEvent.change(name(), { target: { value: '测试甲' } });
  fireEvent.change(idNo(), { target: { value: '11010519491231002x' } });
  fireEvent.change(email(), { target: { value: 'someone@example.com' } });
  fireEvent.submit(idNo());
  await waitFor(() =>
    expect(submitted).toHaveBeenCalledWith({
      name: '测试甲',
      idType: 'RESIDENT_ID',
      idNo: '11010519491231002x',
      email: 'someone@example.com',
    }),
  );
});

test.each([
  [' 测试甲 ', '测试甲'],
  ['O\u2019Brien', "O'Brien"],
])('normalizes the name %j to %j', async (typed, normalized) => {
  show();
  await leaveWith(name(), typed);
  expect(name().value).toBe(normalized);
  expect(getDescription(name())).toContain(en['form.normalized']);
  expect(isRefused(name())).toBe(false);
});

test.each(['', 'legalRep.'])(
  'rejects an invalid name in a form whose fields have the prefix %j',
  async (prefix) => {
    show(prefix);
    await leaveWith(name(), '测');
    await waitFor(() => expect(getDescription(name())).toContain(en['validation.name.format']));
  },
);

test('shows the messages of the specification for a missing and an invalid email address', async () => {
  show();
  await leaveWith(email(), 'someone');
  await waitFor(() => expect(getDescription(email())).toContain('The email address is in the wrong format!'));
  await leaveWith(email(), '');
  await waitFor(() => expect(getDescription(email())).toContain('Please enter your email!'));
  await leaveWith(email(), ' someone＠example.com');
  expect(email().value).toBe('someone@example.com');
  expect(getDescription(email())).toContain(en['form.normalized']);
  await leaveWith(email(), `${'a'.repeat(10_000)}@example.com`);
  expect(isRefused(email())).toBe(true);
});

test('asks for "your name" only in the fields of the user', async () => {
  const own = show();
  await leaveWith(name(), '');
  await waitFor(() => expect(getDescription(name())).toContain(en['validation.name.required']));
  own.unmount();
  show('guardian.');
  await leaveWith(name(), '');
  await waitFor(() => expect(getDescription(name())).toContain(en['validation.name.missing']));
});
