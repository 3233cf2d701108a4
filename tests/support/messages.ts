/** All messages of each language, as the pages have them once all are loaded. */
import enUS from '../../src/locales/en-US/index';
import enUSLater from '../../src/locales/en-US/later';
import enUSTemplate from '../../src/locales/en-US/template/index';
import ptBR from '../../src/locales/pt-BR/index';
import ptBRLater from '../../src/locales/pt-BR/later';
import ptBRTemplate from '../../src/locales/pt-BR/template/index';
import zhCN, { type MessageKey } from '../../src/locales/zh-CN/index';
import zhCNLater from '../../src/locales/zh-CN/later';
import zhCNTemplate from '../../src/locales/zh-CN/template/index';
import zhTW from '../../src/locales/zh-TW/index';
import zhTWLater from '../../src/locales/zh-TW/later';
import zhTWTemplate from '../../src/locales/zh-TW/template/index';

type AllMessages = Record<MessageKey, string>;

export const en: AllMessages = { ...enUS, ...enUSLater, ...enUSTemplate };
export const pt: AllMessages = { ...ptBR, ...ptBRLater, ...ptBRTemplate };

export const messages = {
  'zh-CN': { ...zhCN, ...zhCNLater, ...zhCNTemplate },
  'zh-TW': { ...zhTW, ...zhTWLater, ...zhTWTemplate },
  'en-US': en,
  'pt-BR': pt,
};
