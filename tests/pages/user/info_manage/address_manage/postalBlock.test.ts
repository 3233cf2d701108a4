/** @jest-environment node */
import type { Address } from '@/contract';
import { toPostalBlock } from '@/pages/user/info_manage/address_manage/postalBlock';
import { loadRegionNames } from '@/utils/i18n/regionNames';
import { makeAddress } from '../../../../support/addresses';

const ORIGINAL = '广东省广州市天河区';
const block = async (locale: string, more: Partial<Address> = {}) =>
  toPostalBlock(makeAddress(more), ORIGINAL, await loadRegionNames(locale));

test.each(['zh-CN', 'en-US', 'pt-BR'])('%s copies what the post of the country reads', async (locale) => {
  expect(await block(locale)).toBe(
    ['测试甲', '15400000001', '广东省广州市天河区示例路 1 号 101 室', '510000'].join('\n'),
  );
});

test('in traditional characters for whoever reads those', async () => {
  expect(await block('zh-TW')).toContain('廣東省廣州市天河區示例路 1 号 101 室');
});

test('before the names are there it is the original', () => {
  expect(toPostalBlock(makeAddress(), ORIGINAL, null)).toContain(ORIGINAL);
});

test('another region’s number has its code; what is not there takes no line', async () => {
  const lines = (await block('zh-CN', { region: '+852', mobile: '54000001', postcode: '' })).split('\n');
  expect(lines).toEqual(['测试甲', '+852 54000001', '广东省广州市天河区示例路 1 号 101 室']);
});
