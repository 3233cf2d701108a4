/** All messages of each language, as a page has them after all chunks are loaded. */
import enUS from '../../src/locales/en-US/index';
import enUSLater from '../../src/locales/en-US/later';
import enUSTemplate from '../../src/locales/en-US/template/index';

type MessageKey = import('../../src/locales/zh-CN/index').MessageKey;
type AllMessages = Record<MessageKey, string>;

export const en: AllMessages = { ...enUS, ...enUSLater, ...enUSTemplate };

const loadedMessages = new Map<string, AllMessages>();

/** Loads a language on first use: its sixty files would cost each test of a page a tenth of a second, and few need them. */
function load(language: string): AllMessages {
  const parts = ['index', 'later', 'template/index'];
  const all =
    loadedMessages.get(language) ??
    Object.assign({}, ...parts.map((part) => require(`../../src/locales/${language}/${part}`).default));
  loadedMessages.set(language, all);
  return all;
}

export const messages = {
  get 'zh-CN'() {
    return load('zh-CN');
  },
  get 'zh-TW'() {
    return load('zh-TW');
  },
  'en-US': en,
  get 'pt-BR'() {
    return load('pt-BR');
  },
};
