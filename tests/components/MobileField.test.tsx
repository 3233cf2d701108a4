import { fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { MobileField } from '@/components/MobileField';
import { en } from '../support/messages';

const normalized = en['form.normalized'];
const parted = (region: string) => en['code.normalized.region'].replace('{region}', region);

test.each([
  ['15400000090', '15400000090', '+86', ''],
  ['１５４００００００９０', '15400000090', '+86', normalized],
  ['154 0000-0090', '15400000090', '+86', normalized],
  ['+86 15400000090', '15400000090', '+86', parted('+86')],
  ['0085261234567', '61234567', '+852', parted('+852')],
])('%j becomes %s of %s, and that is told', (pasted, kept, region, told) => {
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
