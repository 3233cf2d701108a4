/** All messages of each language, as the pages have them once all are loaded. */
import enUS from '../../src/locales/en-US/index';
import enUSLater from '../../src/locales/en-US/later';
import ptBR from '../../src/locales/pt-BR/index';
import ptBRLater from '../../src/locales/pt-BR/later';
import zhCN, { type MessageKey } from '../../src/locales/zh-CN/index';
import zhCNLater from '../../src/locales/zh-CN/later';
import zhTW from '../../src/locales/zh-TW/index';
import zhTWLater from '../../src/locales/zh-TW/later';

type AllMessages = Record<MessageKey, string>;

export const en: AllMessages = { ...enUS, ...enUSLater };
export const pt: AllMessages = { ...ptBR, ...ptBRLater };

export const messages = {
  'zh-CN': { ...zhCN, ...zhCNLater },
  'zh-TW': { ...zhTW, ...zhTWLater },
  'en-US': en,
  'pt-BR': pt,
};
