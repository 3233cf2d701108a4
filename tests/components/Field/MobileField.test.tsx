import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { MobileField } from '@/components/Field/MobileField';
import { en } from '../../support/messages';

const normalized = en['form.normalized'];
const parted = (region: string) => en['code.normalized.region'].replace('{region}', region);

test.each([
  ['15400000090', '15400000090', '+86', ''],
  ['１５４００００００９０', '15400000090', '+86', normalized],
  ['+86 15400000090', '15400000090', '+86', parted('+86')],
  ['0085261234567', '61234567', '+852', parted('+852')],
])('normalizes %j to %s of %s, and announces the change', (pasted, kept, region, told) => {
  render(
    <Form>
      <MobileField />
    </Form>,
  );
  const field = screen.getByLabelText<HTMLInputElement>(en['code.mobile']);
  const status = screen.getByRole('status');
  fireEvent.change(field, { target: { value: pasted } });
  expect(field.value).toBe(kept);
  expect(screen.getByLabelText<HTMLSelectElement>(en['code.region']).value).toBe(region);
  expect(status.textContent).toBe(told);
  fireEvent.change(field, { target: { value: '' } });
  expect(status.textContent).toBe('');
});

test('requires a number at submit, and not when the empty field loses the focus', async () => {
  render(
    <Form>
      <MobileField />
      <button type="submit">submit</button>
    </Form>,
  );
  await act(async () => fireEvent.blur(screen.getByLabelText(en['code.mobile'])));
  expect(screen.queryByText(en['validation.mobile.required'])).toBeNull();
  fireEvent.click(screen.getByText('submit'));
  await screen.findByText(en['validation.mobile.required']);
});

describe('the field for mainland numbers only', () => {
  let values: () => unknown;
  let reset: () => void;

  function TestForm({ region }: { region?: string }) {
    const [form] = Form.useForm();
    values = () => form.getFieldsValue();
    reset = () => form.resetFields();
    return (
      <Form form={form} initialValues={{ region }}>
        <MobileField mainlandOnly />
      </Form>
    );
  }

  const field = () => screen.getByLabelText<HTMLInputElement>(en['code.mobile']);

  test.each([undefined, '+852'])(
    'shows the region +86 as text and submits it, if the initial region is %s',
    async (region) => {
      render(<TestForm region={region} />);
      expect(screen.queryByRole('combobox')).toBeNull();
      expect(screen.getByText('+86')).toBeTruthy();
      fireEvent.change(field(), { target: { value: '15400000090' } });
      await waitFor(() => expect(values()).toEqual({ region: '+86', mobile: '15400000090' }));
      await act(async () => reset());
      await waitFor(() => expect(values()).toEqual({ region: '+86' }));
    },
  );

  test('rejects a number of another region', async () => {
    render(<TestForm />);
    fireEvent.change(field(), { target: { value: '+852 6123 4567' } });
    expect(values()).toEqual({ region: '+86', mobile: '+85261234567' });
    fireEvent.blur(field());
    expect(await screen.findByText(en['validation.mobile.format'])).toBeTruthy();
  });
});
