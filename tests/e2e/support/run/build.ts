/** Reads the files of a build. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import enUS from '../../../../src/mockTools/locales/en-US';
import ptBR from '../../../../src/mockTools/locales/pt-BR';
import zhCN from '../../../../src/mockTools/locales/zh-CN';
import zhTW from '../../../../src/mockTools/locales/zh-TW';
import { type Language, languages } from '../words';

const wordsOf = (language: Language, file: string): string[] =>
  Object.values<string>(require(`../../../../src/locales/${language}/${file}.ts`).default);

/** Sentences that only the legacy template's screens show; words that the portal shows too are left out. */
function templateSentences(language: Language): string[] {
  const others = [...wordsOf(language, 'index'), ...wordsOf(language, 'later')].join('\n');
  return wordsOf(language, 'template/index').filter((words) => words.length > 20 && !others.includes(words));
}

const repository = join(__dirname, '../../../..');

/** Texts and paths that only the outbox and the simulator's pages contain. */
export const toolMarks = [
  '/mock/outbox',
  '/mock/act',
  '/simulator/',
  'mock-tools',
  ...[zhCN, zhTW, enUS, ptBR].flatMap((words) => [
    words['phone.pageTitle'],
    words['provider.pageTitle'],
    words['phone.taken'],
  ]),
];

/** Texts, paths and libraries that only the legacy template's screens contain. */
export const templateMarks = [
  '/template/',
  'pages__template',
  'zrender',
  'echarts',
  'page.template',
  ...languages.flatMap(templateSentences),
];

/** A script with its escape sequences decoded. */
export const plain = (script: string): string =>
  script.replace(/\\u([\da-f]{4})|\\x([\da-f]{2})/gi, (_, four, two) =>
    String.fromCharCode(parseInt(four ?? two, 16)),
  );

/** The files of a build whose names match, with their texts. */
export function readBuild(build: string, ending: RegExp): { name: string; text: string }[] {
  return readdirSync(join(repository, build), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => ({ name, text: readFileSync(join(repository, build, name), 'utf8') }));
}

/** The marks that occur in the name or the text of any file of a build. */
export function marksIn(build: string, marks: readonly string[] = toolMarks): string[] {
  const folder = join(repository, build);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    // The compressed variants of a file have the same content.
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => `${name}\n${plain(readFileSync(join(parentPath, name), 'utf8'))}`);
  return marks.filter((mark) => files.some((file) => file.includes(mark)));
}
