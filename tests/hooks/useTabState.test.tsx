import { fireEvent, render, screen } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useTabState } from '@/hooks/useTabState';

const FIELDS = ['mobile'] as const;

let forget: () => void;

function TestForm() {
  const [form] = Form.useForm();
  const tabState = useTabState(form, 'test', FIELDS);
  forget = tabState.forget;
  return (
    <Form form={form} onValuesChange={tabState.keep}>
      {['mobile', 'code'].map((name) => (
        <Form.Item key={name} name={name}>
          <Input aria-label={name} />
        </Form.Item>
      ))}
    </Form>
  );
}

const types = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const readField = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;

test('restores only the named fields', () => {
  const { unmount } = render(<TestForm />);
  types('mobile', '15400000009');
  types('code', '123456');
  unmount();
  render(<TestForm />);
  expect(readField('mobile')).toBe('15400000009');
  expect(readField('code')).toBe('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('123456');
});

test('restores no value after forget was called', () => {
  const { unmount } = render(<TestForm />);
  types('mobile', '15400000009');
  forget();
  unmount();
  render(<TestForm />);
  expect(readField('mobile')).toBe('');
});

test('ignores a stored value that is not a text, and a field that is not listed', () => {
  sessionStorage.setItem('portal_kept_test', '{"mobile":{"a":1},"code":"123456"}');
  render(<TestForm />);
  expect(readField('mobile')).toBe('');
  expect(readField('code')).toBe('');
});
