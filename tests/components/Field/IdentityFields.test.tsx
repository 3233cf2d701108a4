import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { EmailField } from '@/components/Field/EmailField';
import { IdentityFields } from '@/components/Field/IdentityFields';
import { NameField } from '@/components/Field/NameField';
import numbers from '../../data/identity-numbers.json';
import { en } from '../../support/messages';
import { getDescription, leaveWith } from '../../support/render/formFields';

const mockMessages: Record<string, string> = en;

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

const chooses = (type: string) => act(async () => fireEvent.change(idType(), { target: { value: type } }));

const isRefused = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';

const vectors: [string, string[], string[]][] = [
  ['RESIDENT_ID', numbers.residentId.valid, numbers.residentId.invalid],
  [
    'RESIDENT_ID',
    numbers.residentIdLegacy.upgrade.map(([old = '']) => old),
    numbers.residentIdLegacy.invalid,
  ],
  ['RESIDENCE_PERMIT', numbers.residencePermit.valid, numbers.residencePermit.invalid],
  ['PERMANENT_RESIDENCE', numbers.permanentResidence18.valid, numbers.permanentResidence18.invalid],
  ['PERMANENT_RESIDENCE', numbers.permanentResidence15.valid, numbers.permanentResidence15.invalid],
  ['TRAVEL_PERMIT', ['H12345678', 'm1234567890'], ['X12345678', 'H1234567']],
  ['TAIWAN_PERMIT', ['12345678', '1234567890(B)'], ['123456789', 'A2345678']],
  ['PASSPORT', ['E12345678', 'ab123'], ['E123', 'E-1234567']],
];

test.each(vectors)(
  'accepts each valid number of %s and shows an error at the field for each invalid one',
  async (type, valid, invalid) => {
    show();
    await chooses(type);
    for (const number of valid) {
      await leaveWith(idNo(), number);
      expect([number, isRefused(idNo())]).toEqual([number, false]);
    }
    for (const number of invalid.filter(Boolean)) {
      await leaveWith(idNo(), number);
      await waitFor(() => expect(getDescription(idNo())).toContain(mockMessages[`validation.idNo.${type}`]));
    }
    await leaveWith(idNo(), '');
    await waitFor(() => expect(getDescription(idNo())).toContain(en['validation.idNo.required']));
  },
);

test('validates the number again when the ID type changes', async () => {
  show();
  await leaveWith(idNo(), 'E12345678');
  expect(isRefused(idNo())).toBe(true);
  await chooses('PASSPORT');
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
  ['阿卜•测试', '阿卜·测试'],
  ['Ana  María', 'Ana María'],
  ['O\u2019Brien', "O'Brien"],
  ['Ａｎａ Ｍａｒｉａ', 'Ana Maria'],
])('normalizes the name %j to %j', async (typed, normalized) => {
  show();
  await leaveWith(name(), typed);
  expect(name().value).toBe(normalized);
  expect(getDescription(name())).toContain(en['form.normalized']);
  expect(isRefused(name())).toBe(false);
});

test('rejects an invalid name at its field', async () => {
  show();
  await leaveWith(name(), '测');
  await waitFor(() => expect(getDescription(name())).toContain(en['validation.name.format']));
});

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

test('adds the prefix to the field names', () => {
  show('legalRep.');
  expect([name().name, idType().name, idNo().name]).toEqual([
    'legalRep.name',
    'legalRep.idType',
    'legalRep.idNo',
  ]);
  expect([name().autocomplete, email().autocomplete]).toEqual(['name', 'email']);
});
