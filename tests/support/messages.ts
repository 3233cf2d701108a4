/** All messages of each language, as the pages have them once all are loaded. */
import enUS from '../../src/locales/en-US/index';
import enUSLater from '../../src/locales/en-US/later';
import enUSTemplate from '../../src/locales/en-US/template/index';

type MessageKey = import('../../src/locales/zh-CN/index').MessageKey;
type AllMessages = Record<MessageKey, string>;

export const en: AllMessages = { ...enUS, ...enUSLater, ...enUSTemplate };

const loaded = new Map<string, AllMessages>();

/** Loads a language that few tests ask for: its sixty files would take each test of a page a tenth of a second. */
function load(language: string): AllMessages {
  const parts = ['index', 'later', 'template/index'];
  const all =
    loaded.get(language) ??
    Object.assign({}, ...parts.map((part) => require(`../../src/locales/${language}/${part}`).default));
  loaded.set(language, all);
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
