/** Reads the files of a build. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import enUS from '../../../../src/mockTools/locales/en-US';
import ptBR from '../../../../src/mockTools/locales/pt-BR';
import zhCN from '../../../../src/mockTools/locales/zh-CN';
import zhTW from '../../../../src/mockTools/locales/zh-TW';
import { type Language, languages } from '../words';

const textsOf = (language: Language, file: string): string[] =>
  Object.values<string>(require(`../../../../src/locales/${language}/${file}.ts`).default);

/** Sentences that only the legacy template's screens show; without texts that are also messages of the portal. */
function templateSentences(language: Language): string[] {
  const others = [...textsOf(language, 'index'), ...textsOf(language, 'later')].join('\n');
  return textsOf(language, 'template/index').filter((text) => text.length > 20 && !others.includes(text));
}

const repository = join(__dirname, '../../../..');

/** Texts and paths that only the outbox and the simulator's pages contain. */
export const toolMarks = [
  '/mock/outbox',
  '/mock/act',
  '/simulator/',
  'mock-tools',
  ...[zhCN, zhTW, enUS, ptBR].flatMap((messages) => [
    messages['phone.pageTitle'],
    messages['provider.pageTitle'],
    messages['phone.taken'],
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
