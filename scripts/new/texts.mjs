/** Adds placeholder texts in the four languages. */
import { addEntry, addImport } from './source.mjs';

export const LANGUAGES = ['zh-CN', 'zh-TW', 'en-US', 'pt-BR'];

const quote = (text) => `'${text.replaceAll("'", '’')}'`;

/** Adds one text to a locale file of each language. `translations` contains it by language. */
export function addText(changes, area, key, translations) {
  for (const language of LANGUAGES) {
    const file = `src/locales/${language}/${area}.ts`;
    const entry = `\n// Decide: the texts\n'${key}': ${quote(translations[language])}`;
    changes.edit(file, (text) => addEntry(text, 'default', entry));
  }
}

/** Creates a locale file in a folder ('' or 'template/') of each language, and imports it in `register`. */
export function addTextArea(changes, { folder, register }, area, { about, texts }) {
  const zh = `${folder ? '../' : ''}../zh-CN/${folder}${area}`;
  for (const language of LANGUAGES) {
    const lines = Object.entries(texts).map(
      ([key, translations]) => `  '${key}': ${quote(translations[language])},`,
    );
    const messages = `export default {\n  // Decide: the texts\n${lines.join('\n')}\n}`;
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
