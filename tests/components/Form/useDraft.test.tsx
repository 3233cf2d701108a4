import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useLayoutEffect } from 'react';
import { useDraft } from '@/components/Form/useDraft';

const FIELDS = ['name'] as const;
const BEGIN = { name: '测试甲' };

let draft: ReturnType<typeof useDraft>;

/** Types in the same way as src/utils/preHydrationInput. The events of testing-library would flush the effects of the form. */
function typesAtOnce(name: string, value: string) {
  const field = screen.getByLabelText(name);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

interface Given {
  owner?: string;
  begin?: typeof BEGIN;
  /** A name typed before hydration, which the form takes in a layout effect. */
  early?: string;
}

function TestForm({ owner, begin, early }: Given) {
  const [form] = Form.useForm();
  draft = useDraft(form, { name: 'test', owner, fields: FIELDS, begin });
  useLayoutEffect(() => {
    if (early) typesAtOnce('name', early);
  }, [early]);
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

const typeInto = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const held = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;

test('restores the named fields with the time of the draft, until it is forgotten', () => {
  const first = render(<TestForm />);
  expect(draft.restoredAt).toBeNull();
  typeInto('name', '测试甲');
  typeInto('idNo', '11010519491231002X');
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

test('keeps a visitor’s draft in the tab, unless they choose to keep it on the device', () => {
  const first = render(<TestForm />);
  typeInto('name', '测试甲');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  act(() => draft.setOnDevice(true));
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
  first.unmount();
  render(<TestForm />);
  expect([held('name'), draft.isOnDevice]).toEqual(['测试甲', true]);
  typeInto('name', '测试乙');
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
  act(() => draft.setOnDevice(false));
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
});

test('restores a draft for its owner only', () => {
  const first = render(<TestForm owner="u-1" />);
  typeInto('name', '测试甲');
  first.unmount();
  for (const owner of ['u-2', undefined]) {
    const other = render(<TestForm owner={owner} />);
    expect([held('name'), draft.restoredAt]).toEqual(['', null]);
    other.unmount();
  }
  render(<TestForm owner="u-1" />);
  expect(held('name')).toBe('测试甲');
});

test('stores input typed before hydration, and does not report it as a restored draft', () => {
  const first = render(<TestForm early="测试乙" begin={BEGIN} />);
  expect([held('name'), draft.restoredAt]).toEqual(['测试乙', null]);
  first.unmount();
  render(<TestForm begin={BEGIN} />);
  expect([held('name'), draft.restoredAt]).toEqual(['测试乙', expect.any(Number)]);
});

test("keeps input typed before hydration instead of the draft's value", () => {
  const first = render(<TestForm />);
  typeInto('name', '测试甲');
  first.unmount();
  render(<TestForm early="测试乙" />);
  expect([held('name'), draft.restoredAt]).toEqual(['测试乙', expect.any(Number)]);
});
