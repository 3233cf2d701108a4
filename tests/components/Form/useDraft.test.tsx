import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useDraft } from '@/components/Form/useDraft';

const FIELDS = ['name'] as const;
const BEGIN = { name: '测试甲' };

let draft: ReturnType<typeof useDraft>;

function TestForm({ owner, begin }: { owner?: string; begin?: typeof BEGIN }) {
  const [form] = Form.useForm();
  draft = useDraft(form, { name: 'test', owner, fields: FIELDS, begin });
  return (
    <Form form={form} onValuesChange={draft.save}>
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

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

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

test('a visitor’s draft stays in the tab, unless they ask to keep it on the device', () => {
  const first = render(<TestForm />);
  types('name', '测试甲');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  act(() => draft.setOnDevice(true));
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
  first.unmount();
  render(<TestForm />);
  expect([held('name'), draft.isOnDevice]).toEqual(['测试甲', true]);
  types('name', '测试乙');
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
  act(() => draft.setOnDevice(false));
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
});

test('a draft is its owner’s alone', () => {
  const first = render(<TestForm owner="u-1" />);
  types('name', '测试甲');
  first.unmount();
  for (const owner of ['u-2', undefined]) {
    const other = render(<TestForm owner={owner} />);
    expect([held('name'), draft.restoredAt]).toEqual(['', null]);
    other.unmount();
  }
  render(<TestForm owner="u-1" />);
  expect(held('name')).toBe('测试甲');
});

test('of a form that begins with something, only what was changed is kept', () => {
  const first = render(<TestForm owner="u-1" begin={BEGIN} />);
  expect(held('name')).toBe('测试甲');
  types('idNo', 'x');
  expect(localStorage).toHaveLength(0);
  types('name', '');
  first.unmount();
  render(<TestForm owner="u-1" begin={BEGIN} />);
  expect(held('name')).toBe('');
});
