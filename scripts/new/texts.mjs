/** Adds placeholder texts, which are English in each of the four languages until the developer replaces them. */
import { addEntry, addImport } from './source.mjs';

const LANGUAGES = ['zh-CN', 'zh-TW', 'en-US', 'pt-BR'];

const MARK = '// Decide: the texts, which are English until translated';
const quote = (text) => `'${text.replaceAll("'", '’')}'`;

/** Adds one text to a locale file of each language. */
export function addText(changes, area, key, text) {
  for (const language of LANGUAGES) {
    changes.edit(`src/locales/${language}/${area}.ts`, (file) =>
      addEntry(file, 'default', `\n${MARK}\n'${key}': ${quote(text)}`),
    );
  }
}

/** Creates a locale file in a folder ('' or 'template/') of each language, and imports it in `register`. */
export function addTextArea(changes, { folder, register }, area, { about, texts }) {
  const zh = `${folder ? '../' : ''}../zh-CN/${folder}${area}`;
  const lines = texts.map(([key, text]) => `  '${key}': ${quote(text)},`);
  const messages = `export default {\n  ${MARK}\n${lines.join('\n')}\n}`;
  for (const language of LANGUAGES) {
    changes.create(
      `src/locales/${language}/${folder}${area}.ts`,
      language === 'zh-CN'
        ? `/** ${about} */\n${messages};`
        : `import type zh from '${zh}';\n\n${messages} satisfies Record<keyof typeof zh, string>;`,
    );
    changes.edit(`src/locales/${language}/${register}.ts`, (text) =>
      addImport(addEntry(text, 'default', `...${area}`), `import ${area} from './${area}';`),
    );
  }
}
