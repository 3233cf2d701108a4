/** The tools' own messages. All four languages are bundled, because no production build contains them. */
import { useIntl } from '@umijs/max';
import type { Locale } from '@/locales/languages';
import enUS from './locales/en-US';
import ptBR from './locales/pt-BR';
import zhCN from './locales/zh-CN';
import zhTW from './locales/zh-TW';

export type ToolMessageKey = keyof typeof zhCN;

const toolMessages: Record<Locale, Record<ToolMessageKey, string>> = {
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'en-US': enUS,
  'pt-BR': ptBR,
};

/** Returns a function that returns the localized message of a key; `values` fills the placeholders. */
export function useToolMessages() {
  const { locale } = useIntl();
  return (key: ToolMessageKey, values: Record<string, string> = {}): string =>
    toolMessages[locale as Locale][key].replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
}
