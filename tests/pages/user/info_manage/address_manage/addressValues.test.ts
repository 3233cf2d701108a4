import {
  BLANK_ADDRESS,
  listDifferences,
  toAddressBody,
  toFormValues,
} from '@/pages/user/info_manage/address_manage/addressValues';
import { makeAddress } from '../../../../support/builders/addresses';

const ADDRESS = makeAddress();

test('converts an address to form values and back without a change', () => {
  const { id, version, ...body } = ADDRESS;
  const values = toFormValues(ADDRESS);
  expect(values).toMatchObject({ isDefault: 'yes' });
  expect(Object.keys(values)).not.toContain('version');
  expect(toAddressBody(values)).toEqual(body);
  expect(toAddressBody(BLANK_ADDRESS).isDefault).toBe(false);
});

test('normalizes typed values', () => {
  const typed = { ...toFormValues(ADDRESS), recipient: ' 测试・甲 ', detail: '  示例路 1 号  ' };
  expect(toAddressBody(typed)).toMatchObject({ recipient: '测试·甲', detail: '示例路 1 号' });
});

test('lists visible differences in the order of the form', () => {
  const values = toFormValues(ADDRESS);
  expect(listDifferences(values, { ...values })).toEqual([]);
  expect(
    listDifferences(values, { ...values, detail: '示例路 2 号', region: '+852', isDefault: '' }),
  ).toEqual(['mobile', 'detail', 'isDefault']);
});
