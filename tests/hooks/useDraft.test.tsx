import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useDraft } from '@/hooks/useDraft';

const FIELDS = ['name'] as const;

let draft: ReturnType<typeof useDraft>;

function TestForm({ owner }: { owner?: string }) {
  const [form] = Form.useForm();
  draft = useDraft(form, 'test', FIELDS, owner);
  return (
    <Form form={form} onValuesChange={draft.keep}>
      {['name', 'idNo'].map((name) => (
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

beforeEach(() => localStorage.clear());

test('the named fields come back with the time they are from, until they have been taken', () => {
  const first = render(<TestForm />);
  expect(draft.restoredAt).toBeNull();
  types('name', '测试甲');
  types('idNo', '11010519491231002X');
  first.unmount();
  const second = render(<TestForm />);
  expect([held('name'), held('idNo')]).toEqual(['测试甲', '']);
  expect(draft.restoredAt).toBeGreaterThan(0);
  act(() => draft.forget());
  expect(draft.restoredAt).toBeNull();
  second.unmount();
  render(<TestForm />);
  expect(held('name')).toBe('');
});

test('a draft is its owner’s alone, and waits for them while others use the device', () => {
  const first = render(<TestForm owner="u-1" />);
  types('name', '测试甲');
  first.unmount();
  for (const owner of ['u-2', undefined]) {
    const other = render(<TestForm owner={owner} />);
    expect([held('name'), draft.restoredAt]).toEqual(['', null]);
    types('name', '测试乙');
    act(() => draft.forget());
    other.unmount();
  }
  render(<TestForm owner="u-1" />);
  expect(held('name')).toBe('测试甲');
});
