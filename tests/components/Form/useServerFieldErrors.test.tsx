import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form, type FormInstance, Input } from 'antd';
import { useServerFieldErrors } from '@/components/Form/useServerFieldErrors';
import { useT } from '@/hooks/useT';
import { setSiteName } from '@/utils/i18n/pageTitle';
import { reader } from '../../support/fakes/umi';
import { en, messages } from '../../support/messages';

type Name = string | string[];
let form: FormInstance;
let serverErrors: ReturnType<typeof useServerFieldErrors>;

function TestForm() {
  const [instance] = Form.useForm();
  form = instance;
  serverErrors = useServerFieldErrors(instance);
  const t = useT();
  const required = { required: true, message: t('validation.loginId.required') };
  return (
    <Form form={instance} onFieldsChange={serverErrors.onFieldsChange} validateTrigger="onBlur">
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
const blur = (field: HTMLElement) => act(async () => fireEvent.blur(field));

beforeEach(() => {
  setSiteName('Portal');
  Object.assign(reader, { locale: 'en-US', messages: en });
});

/** Changes the language and renders the same form again. */
async function switchToPortuguese(rerender: (ui: React.ReactElement) => void) {
  Object.assign(reader, { locale: 'pt-BR', messages: messages['pt-BR'] });
  await act(async () => rerender(<TestForm />));
}

test('shows server errors at their fields, ignores unknown fields, and focuses the first invalid field of the form', () => {
  render(<TestForm />);
  let shown: string[] | undefined;
  act(() => {
    shown = serverErrors.showFieldErrors({
      password: 'FIELD_TOO_LONG',
      account: 'FIELD_REQUIRED',
      other: 'FIELD_FORMAT',
    });
  });
  expect(shown).toEqual(['account', 'password']);
  expect(errors('account')).toEqual([en['subCode.FIELD_REQUIRED']]);
  expect(errors('password')).toEqual([en['subCode.FIELD_TOO_LONG']]);
  expect(document.activeElement).toBe(screen.getByLabelText('account'));
  expect(document.title).toBe('Error: Portal');
});

test('translates the errors of rules and of the server when the language changes', async () => {
  const { rerender } = render(<TestForm />);
  await act(() => form.validateFields(['account']).catch(() => undefined));
  act(() => void serverErrors.showFieldErrors({ password: 'FIELD_TOO_LONG' }));
  expect(errors('account')).toEqual([en['validation.loginId.required']]);
  await switchToPortuguese(rerender);
  expect(errors('account')).toEqual([messages['pt-BR']['validation.loginId.required']]);
  expect(errors('password')).toEqual([messages['pt-BR']['subCode.FIELD_TOO_LONG']]);
});

test('keeps an error after a blur until the value changes', async () => {
  const { rerender } = render(<TestForm />);
  const field = screen.getByLabelText('account');
  fireEvent.change(field, { target: { value: 'demo' } });
  act(() => void serverErrors.showFieldErrors({ account: 'FIELD_TOO_LONG' }));
  await blur(field);
  expect(errors('account')).toEqual([en['subCode.FIELD_TOO_LONG']]);
  await switchToPortuguese(rerender);
  await blur(field);
  expect(errors('account')).toEqual([messages['pt-BR']['subCode.FIELD_TOO_LONG']]);
  await act(async () => fireEvent.change(field, { target: { value: 'demos' } }));
  await blur(field);
  expect(errors('account')).toEqual([]);
  await act(async () => fireEvent.change(field, { target: { value: 'demo' } }));
  await blur(field);
  expect(errors('account')).toEqual([]);
});

test('shows, translates and removes the error of a nested field by its path with dots', async () => {
  const name = ['guardian', 'idNo'];
  const { rerender } = render(<TestForm />);
  const field = screen.getByLabelText('idNo');
  fireEvent.change(field, { target: { value: 'one' } });
  act(() => {
    expect(serverErrors.showFieldErrors({ 'guardian.idNo': 'FIELD_TOO_LONG' })).toEqual(['guardian.idNo']);
  });
  expect(errors(name)).toEqual([en['subCode.FIELD_TOO_LONG']]);
  expect(document.activeElement).toBe(field);
  await switchToPortuguese(rerender);
  await blur(field);
  expect(errors(name)).toEqual([messages['pt-BR']['subCode.FIELD_TOO_LONG']]);
  act(() => serverErrors.onSubmitStart());
  expect(errors(name)).toEqual([]);
  act(() => void serverErrors.showFieldErrors({ 'guardian.idNo': 'FIELD_TOO_LONG' }));
  await act(async () => fireEvent.change(field, { target: { value: 'other' } }));
  await blur(field);
  expect(errors(name)).toEqual([]);
});
