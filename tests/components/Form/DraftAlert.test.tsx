import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form, Input } from 'antd';
import { DraftAlert } from '@/components/Form/DraftAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { useForm } from '@/components/Form/useForm';
import { en } from '../../support/messages';

const DRAFT = { name: 'test', fields: ['name', 'detail'], begin: { detail: 'as it was' } } as const;
const save = jest.fn(async () => null);

function TestForm() {
  const { draft, startOver, formProps } = useForm({
    name: 'test',
    save,
    onSaved: () => undefined,
    firstField: 'name',
    unreachable: 'error.request',
    draft: DRAFT,
  });
  return (
    <PortalForm {...formProps}>
      <DraftAlert draft={draft} onDiscard={() => startOver()} />
      {DRAFT.fields.map((name) => (
        <Form.Item key={name} name={name}>
          <Input aria-label={name} />
        </Form.Item>
      ))}
    </PortalForm>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const types = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

test('shows nothing if no draft was restored', () => {
  render(<TestForm />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('shows the time of a restored draft; discarding deletes it and focuses the first field', async () => {
  const first = render(<TestForm />);
  types('name', '测试甲');
  types('detail', 'changed');
  first.unmount();
  render(<TestForm />);
  expect([field('name').value, field('detail').value]).toEqual(['测试甲', 'changed']);
  const year = String(new Date().getFullYear());
  expect(screen.getByRole('status').textContent).toContain(year);

  const discard = screen.getByText(en['form.draft.discard']).closest('button') as HTMLButtonElement;
  discard.focus();
  await act(async () => fireEvent.click(discard));
  expect(document.activeElement).toBe(field('name'));
  expect([field('name').value, field('detail').value]).toEqual(['', 'as it was']);
  expect([screen.queryByRole('status'), sessionStorage.length, localStorage.length]).toEqual([null, 0, 0]);
});
