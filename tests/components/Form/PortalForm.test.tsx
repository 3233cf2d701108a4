import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { NewPasswordFields } from '@/components/Field/NewPasswordFields';
import { PortalForm } from '@/components/Form/PortalForm';
import { field } from '../../support/render/formFields';
import '../../support/render/keysAsTexts';

const ignore = () => undefined;
const typeInto = (name: string, value: string) =>
  act(async () => fireEvent.change(field(name), { target: { value } }));
const isInvalid = (name: string) => field(name).getAttribute('aria-invalid') === 'true';

function TestForm() {
  const [form] = Form.useForm();
  return (
    <PortalForm form={form} onFinish={ignore} onFinishFailed={ignore} onFieldsChange={ignore}>
      <Form.Item name={['guardian', 'name']} rules={[{ required: true }]}>
        <Input name="guardian" />
      </Form.Item>
      <Form.Item name="email" rules={[{ type: 'email' }]}>
        <Input name="email" />
      </Form.Item>
      <NewPasswordFields />
      <button type="submit">send</button>
    </PortalForm>
  );
}

beforeEach(async () => {
  render(<TestForm />);
  await act(async () => fireEvent.click(screen.getByText('send')));
  await waitFor(() => expect(isInvalid('newPwd')).toBe(true));
});

test('removes the error of a field as soon as its value is valid', async () => {
  expect([isInvalid('guardian'), isInvalid('newPwd2')]).toEqual([true, true]);
  await typeInto('guardian', 'a');
  expect([isInvalid('guardian'), isInvalid('newPwd'), isInvalid('newPwd2')]).toEqual([false, true, true]);
  await typeInto('newPwd', 'Longer-than-that-1');
  await typeInto('newPwd2', 'Longer-than-that');
  expect([isInvalid('newPwd'), isInvalid('newPwd2')]).toEqual([false, true]);
  await typeInto('newPwd2', 'Longer-than-that-1');
  expect(isInvalid('newPwd2')).toBe(false);
});

test('validates a field without an error only on blur', async () => {
  await typeInto('email', 'a');
  expect(isInvalid('email')).toBe(false);
  await act(async () => fireEvent.blur(field('email')));
  expect(isInvalid('email')).toBe(true);
});
