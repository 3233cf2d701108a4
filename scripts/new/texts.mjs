/** Adds texts in the four languages. The words of a new text are placeholders in the right language. */
import { addEntry, addImport } from './source.mjs';

export const LANGUAGES = ['zh-CN', 'zh-TW', 'en-US', 'pt-BR'];

const quote = (text) => `'${text.replaceAll("'", '’')}'`;

/** Adds one text to an area of the locale folders. `words` has it by language. */
export function addText(changes, area, key, words) {
  for (const language of LANGUAGES) {
    const file = `src/locales/${language}/${area}.ts`;
    const entry = `\n// Decide: the words\n'${key}': ${quote(words[language])}`;
    changes.edit(file, (text) => addEntry(text, 'default', entry));
  }
}

/**
 * Creates an area of texts in a folder, '' or 'template/', and adds it to the file `register`. `texts` has the words of
 * each key by language.
 */
export function addTextArea(changes, { folder, register }, area, { about, texts }) {
  const zh = `${folder ? '../' : ''}../zh-CN/${folder}${area}`;
  for (const language of LANGUAGES) {
    const lines = Object.entries(texts).map(([key, words]) => `  '${key}': ${quote(words[language])},`);
    const messages = `export default {\n  // Decide: the words\n${lines.join('\n')}\n}`;
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
