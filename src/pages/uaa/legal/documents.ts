/** The legal texts and the help text. Each text has one file per language, which is lazy-loaded. */

import type { Locale } from '@/locales/languages';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { LegalText } from './sections';

interface LegalDocument {
  title: MessageKey;
  /** Day of the last change of the content in any language. */
  updated: string;
  load: Record<Locale, () => Promise<{ default: LegalText }>>;
}

export type LegalName = 'agreement' | 'privacy' | 'accessibility' | 'help';

export const legalDocuments: Record<LegalName, LegalDocument> = {
  agreement: {
    title: 'page.agreement',
    updated: '2026-11-24',
    load: {
      'zh-CN': () => import('./zh-CN/agreement'),
      'zh-TW': () => import('./zh-TW/agreement'),
      'en-US': () => import('./en-US/agreement'),
      'pt-BR': () => import('./pt-BR/agreement'),
    },
  },
  privacy: {
    title: 'page.privacy',
    updated: '2026-11-24',
    load: {
      'zh-CN': () => import('./zh-CN/privacy'),
      'zh-TW': () => import('./zh-TW/privacy'),
      'en-US': () => import('./en-US/privacy'),
      'pt-BR': () => import('./pt-BR/privacy'),
    },
  },
  accessibility: {
    title: 'page.accessibility',
    updated: '2026-11-24',
    load: {
      'zh-CN': () => import('./zh-CN/accessibility'),
      'zh-TW': () => import('./zh-TW/accessibility'),
      'en-US': () => import('./en-US/accessibility'),
      'pt-BR': () => import('./pt-BR/accessibility'),
    },
  },
  help: {
    title: 'page.help',
    updated: '2026-11-24',
    load: {
      'zh-CN': () => import('./zh-CN/help'),
      'zh-TW': () => import('./zh-TW/help'),
      'en-US': () => import('./en-US/help'),
      'pt-BR': () => import('./pt-BR/help'),
    },
  },
};
