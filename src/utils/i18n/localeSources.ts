/** Loaders for the parts of each language. */
import type { Locale as AntdLocale } from 'antd/es/locale';
import type { Locale } from '@/locales/languages';
import type { LaterMessages, Messages, TemplateMessages } from '@/locales/zh-CN/index';

type Load<T> = () => Promise<{ default: T }>;

interface Source {
  /** The messages of sign-in and of the layout of all pages. */
  messages: Load<Messages>;
  /** The messages of all other pages. */
  later: Load<LaterMessages>;
  /** The messages of the legacy template's screens, in a build that has them. */
  template: Load<TemplateMessages> | undefined;
  antd: Load<AntdLocale>;
  /** The texts of calendars. */
  dates: () => Promise<unknown>;
  /** dayjs's id of the language. */
  moment: string;
}

const hasTemplate = typeof TEMPLATE_PAGES !== 'undefined' && TEMPLATE_PAGES;

/**
 * Each import() is written out, so that the build makes chunks per language. The first messages and antd's texts have
 * the same chunk name: they become one file, which config/plugins/prerender finds by that name.
 */
export const localeLoaders: Record<Locale, Source> = {
  'zh-CN': {
    messages: () => import(/* webpackChunkName: "texts-zh-CN" */ '@/locales/zh-CN/index'),
    later: () => import(/* webpackChunkName: "later-zh-CN" */ '@/locales/zh-CN/later'),
    template: hasTemplate ? () => import('@/locales/zh-CN/template/index') : undefined,
    antd: () => import(/* webpackChunkName: "texts-zh-CN" */ 'antd/es/locale/zh_CN'),
    dates: () => import(/* webpackChunkName: "later-zh-CN" */ 'dayjs/locale/zh-cn'),
    moment: 'zh-cn',
  },
  'zh-TW': {
    messages: () => import(/* webpackChunkName: "texts-zh-TW" */ '@/locales/zh-TW/index'),
    later: () => import(/* webpackChunkName: "later-zh-TW" */ '@/locales/zh-TW/later'),
    template: hasTemplate ? () => import('@/locales/zh-TW/template/index') : undefined,
    antd: () => import(/* webpackChunkName: "texts-zh-TW" */ 'antd/es/locale/zh_TW'),
    dates: () => import(/* webpackChunkName: "later-zh-TW" */ 'dayjs/locale/zh-tw'),
    moment: 'zh-tw',
  },
  'en-US': {
    messages: () => import(/* webpackChunkName: "texts-en-US" */ '@/locales/en-US/index'),
    later: () => import(/* webpackChunkName: "later-en-US" */ '@/locales/en-US/later'),
    template: hasTemplate ? () => import('@/locales/en-US/template/index') : undefined,
    antd: () => import(/* webpackChunkName: "texts-en-US" */ 'antd/es/locale/en_US'),
    dates: () => import(/* webpackChunkName: "later-en-US" */ 'dayjs/locale/en'),
    moment: 'en',
  },
  'pt-BR': {
    messages: () => import(/* webpackChunkName: "texts-pt-BR" */ '@/locales/pt-BR/index'),
    later: () => import(/* webpackChunkName: "later-pt-BR" */ '@/locales/pt-BR/later'),
    template: hasTemplate ? () => import('@/locales/pt-BR/template/index') : undefined,
    antd: () => import(/* webpackChunkName: "texts-pt-BR" */ 'antd/es/locale/pt_BR'),
    dates: () => import(/* webpackChunkName: "later-pt-BR" */ 'dayjs/locale/pt-br'),
    moment: 'pt-br',
  },
};
