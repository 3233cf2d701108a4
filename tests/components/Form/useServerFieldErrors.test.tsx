import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form, type FormProps, Input } from 'antd';
import { useServerFieldErrors } from '@/components/Form/useServerFieldErrors';
import type { SubCodeName } from '@/contract/subCodes';
import { useT } from '@/hooks/useT';
import { setSiteName } from '@/utils/i18n/pageTitle';
import { en, messages } from '../../support/messages';
import { reader } from '../../support/umi';

type Name = string | string[];
let form: { getFieldError(field: Name): string[]; validateFields(fields: string[]): Promise<unknown> };
let failure: {
  showFieldErrors(fields?: Record<string, SubCodeName>): boolean;
  onSubmitStart(): void;
  onFieldsChange: NonNullable<FormProps['onFieldsChange']>;
};

function TestForm() {
  const [instance] = Form.useForm();
  form = instance;
  failure = useServerFieldErrors(instance);
  const t = useT();
  const required = { required: true, message: t('validation.loginId.required') };
  return (
    <Form form={instance} onFieldsChange={failure.onFieldsChange} validateTrigger="onBlur">
      <Form.Item name="account" rules={[required]}>
        <Input aria-label="account" />
      </Form.Item>
      <Form.Item name="password">
        <Input aria-label="password" />
      </Form.Item>
      <Form.Item name={['guardian', 'idNo']}>
        <Input aria-label="idNo" />
      </Form.Item>
    </Form>
  );
}

const errors = (field: Name) => form.getFieldError(field);

beforeEach(() => {
  setSiteName('Portal');
  Object.assign(reader, { locale: 'en-US', words: en });
});

/** Changes the language and renders the same form again. */
async function speaks(locale: 'pt-BR', rerender: (ui: React.ReactElement) => void) {
  Object.assign(reader, { locale, words: messages[locale] });
  await act(async () => rerender(<TestForm />));
}

test('shows server errors at their fields and focuses the first one', () => {
  render(<TestForm />);
  let shown: boolean | undefined;
  act(() => {
    shown = failure.showFieldErrors({
      password: 'FIELD_TOO_LONG',
      account: 'FIELD_REQUIRED',
      other: 'FIELD_FORMAT',
    });
  });
  expect(shown).toBe(true);
  expect(errors('account')).toEqual([en['subCode.FIELD_REQUIRED']]);
  expect(errors('password')).toEqual([en['subCode.FIELD_TOO_LONG']]);
  expect(document.activeElement).toBe(screen.getByLabelText('account'));
  expect(document.title).toBe('Error: Portal');
});

test.each([[undefined], [{}], [{ constructor: 'FIELD_REQUIRED', elsewhere: 'FIELD_REQUIRED' }]])(
  'ignores errors without a field of this form: %j',
  (fields) => {
    render(<TestForm />);
    expect(failure.showFieldErrors(fields as Record<string, SubCodeName>)).toBe(false);
    expect(document.title).toBe('Portal');
  },
);

test('translates the errors of rules and of the server when the language changes', async () => {
  const { rerender } = render(<TestForm />);
  await act(() => form.validateFields(['account']).catch(() => undefined));
  act(() => void failure.showFieldErrors({ password: 'FIELD_TOO_LONG' }));
  expect(errors('account')).toEqual([en['validation.loginId.required']]);
  await speaks('pt-BR', rerender);
  expect(errors('account')).toEqual([messages['pt-BR']['validation.loginId.required']]);
  expect(errors('password')).toEqual([messages['pt-BR']['subCode.FIELD_TOO_LONG']]);
});

test('shows no new error when the language changes', async () => {
  const { rerender } = render(<TestForm />);
  await speaks('pt-BR', rerender);
  expect(errors('account')).toEqual([]);
});

test('keeps an error after a blur until the value changes', async () => {
  const { rerender } = render(<TestForm />);
  const field = screen.getByLabelText('account');
  const leaves = () => act(async () => fireEvent.blur(field));
  fireEvent.change(field, { target: { value: 'demo' } });
  act(() => void failure.showFieldErrors({ account: 'FIELD_TOO_LONG' }));
  await leaves();
  expect(errors('account')).toEqual([en['subCode.FIELD_TOO_LONG']]);
  await speaks('pt-BR', rerender);
  await leaves();
  expect(errors('account')).toEqual([messages['pt-BR']['subCode.FIELD_TOO_LONG']]);
  await act(async () => fireEvent.change(field, { target: { value: 'demos' } }));
  await leaves();
  expect(errors('account')).toEqual([]);
  await act(async () => fireEvent.change(field, { target: { value: 'demo' } }));
  await leaves();
  expect(errors('account')).toEqual([]);
});

test('does not block the submission of the same value, which removes the error', async () => {
  render(<TestForm />);
  fireEvent.change(screen.getByLabelText('account'), { target: { value: 'demo' } });
  act(() => void failure.showFieldErrors({ account: 'FIELD_TOO_LONG' }));
  await act(() => form.validateFields(['account']));
  act(() => failure.onSubmitStart());
  expect(errors('account')).toEqual([]);
});

test('handles a nested field, named by its path with dots, like any other', async () => {
  const name = ['guardian', 'idNo'];
  const { rerender } = render(<TestForm />);
  const field = screen.getByLabelText('idNo');
  const leaves = () => act(async () => fireEvent.blur(field));
  fireEvent.change(field, { target: { value: 'one' } });
  act(() => {
    expect(failure.showFieldErrors({ 'guardian.idNo': 'FIELD_TOO_LONG' })).toBe(true);
  });
  expect(errors(name)).toEqual([en['subCode.FIELD_TOO_LONG']]);
  expect(document.activeElement).toBe(field);
  await speaks('pt-BR', rerender);
  await leaves();
  expect(errors(name)).toEqual([messages['pt-BR']['subCode.FIELD_TOO_LONG']]);
  act(() => failure.onSubmitStart());
  expect(errors(name)).toEqual([]);
  act(() => void failure.showFieldErrors({ 'guardian.idNo': 'FIELD_TOO_LONG' }));
  await act(async () => fireEvent.change(field, { target: { value: 'other' } }));
  await leaves();
  expect(errors(name)).toEqual([]);
});

test('ignores the name of a group and a path in another format', () => {
  render(<TestForm />);
  expect(
    failure.showFieldErrors({
      guardian: 'FIELD_REQUIRED',
      'guardian,idNo': 'FIELD_REQUIRED',
      idNo: 'FIELD_REQUIRED',
    }),
  ).toBe(false);
});
