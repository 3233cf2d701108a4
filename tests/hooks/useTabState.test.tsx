import { fireEvent, render, screen } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useTabState } from '@/hooks/useTabState';

const FIELDS = ['mobile'] as const;

let forget: () => void;

function TestForm() {
  const [form] = Form.useForm();
  const kept = useTabState(form, 'test', FIELDS);
  forget = kept.forget;
  return (
    <Form form={form} onValuesChange={kept.keep}>
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
const held = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;

test('restores only the named fields', () => {
  const { unmount } = render(<TestForm />);
  types('mobile', '15400000009');
  types('code', '123456');
  unmount();
  render(<TestForm />);
  expect(held('mobile')).toBe('15400000009');
  expect(held('code')).toBe('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('123456');
});

test('forgets a value after it was taken', () => {
  const { unmount } = render(<TestForm />);
  types('mobile', '15400000009');
  forget();
  unmount();
  render(<TestForm />);
  expect(held('mobile')).toBe('');
});

test('ignores a stored value that is no text, and a field that is not named', () => {
  sessionStorage.setItem('portal_kept_test', '{"mobile":{"a":1},"code":"123456"}');
  render(<TestForm />);
  expect(held('mobile')).toBe('');
  expect(held('code')).toBe('');
});
