import type { Address } from '@/contract';
import { toPostalBlock } from '@/pages/user/info_manage/address_manage/addressTexts';
import { loadRegionNames } from '@/utils/i18n/regionNames';
import { makeAddress } from '../../../../support/builders/addresses';

const ORIGINAL = '广东省广州市天河区';
const block = async (locale: string, more: Partial<Address> = {}) =>
  toPostalBlock(makeAddress(more), ORIGINAL, await loadRegionNames(locale));

test.each(['zh-CN', 'en-US', 'pt-BR'])('returns the address in simplified Chinese for %s', async (locale) => {
  expect(await block(locale)).toBe(
    ['测试甲', '15400000001', '广东省广州市天河区示例路 1 号 101 室', '510000'].join('\n'),
  );
});

test('returns the region in traditional Chinese for zh-TW', async () => {
  expect(await block('zh-TW')).toContain('廣東省廣州市天河區示例路 1 号 101 室');
});

test('returns the original region until the names have loaded', () => {
  expect(toPostalBlock(makeAddress(), ORIGINAL, null)).toContain(ORIGINAL);
});

test('adds the code of another region to the number, and omits lines without a value', async () => {
  const lines = (await block('zh-CN', { region: '+852', mobile: '54000001', postcode: '' })).split('\n');
  expect(lines).toEqual(['测试甲', '+852 54000001', '广东省广州市天河区示例路 1 号 101 室']);
});
