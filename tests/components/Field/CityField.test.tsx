import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { CityField } from '@/components/Field/CityField';
import { en } from '../../support/messages';

let value: () => unknown;
let check: () => Promise<unknown>;

function TestForm() {
  const [form] = Form.useForm();
  value = () => form.getFieldValue('city');
  check = () => form.validateFields().catch(() => undefined);
  return (
    <Form form={form} name="test">
      <CityField />
    </Form>
  );
}

type Level = 'region.province' | 'region.city';

const select = (label: Level) => screen.getByLabelText<HTMLInputElement>(en[label], { selector: 'input' });

/** Chooses by keyboard: types the name and presses Enter. */
function chooses(label: Level, name: string) {
  const input = select(label);
  fireEvent.mouseDown(input);
  fireEvent.change(input, { target: { value: name } });
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 });
  fireEvent.blur(input);
}

beforeEach(async () => {
  render(<TestForm />);
  await waitFor(() => expect(select('region.province').disabled).toBe(false));
});

test('stores a city of a province and shows no field for the district', () => {
  chooses('region.province', '广东省');
  expect(value()).toBe('440000');
  chooses('region.city', '广州市');
  expect(value()).toBe('440100');
  expect(screen.queryByLabelText(en['region.district'])).toBeNull();
});

test('accepts a municipality without a second selection', async () => {
  chooses('region.province', '重庆市');
  expect(value()).toBe('500100');
  await act(() => check());
  expect(document.querySelector('.ant-form-item-explain-error')).toBeNull();
});

test('offers a city that its province administers directly', () => {
  chooses('region.province', '河南省');
  chooses('region.city', '济源市');
  expect(value()).toBe('419001');
});

test('does not offer a region without cities', () => {
  const input = select('region.province');
  fireEvent.mouseDown(input);
  fireEvent.change(input, { target: { value: '香港' } });
  expect(screen.getByText(en['region.none'])).toBeTruthy();
});

test('shows an error for a missing province and for a missing city', async () => {
  await act(() => check());
  expect(await screen.findByText(en['region.city.required'])).toBeTruthy();
  chooses('region.province', '广东省');
  expect(await screen.findByText(en['region.incomplete.city'])).toBeTruthy();
});
