/** The portal's languages. */
export const LOCALES = ['zh-CN', 'zh-TW', 'en-US', 'pt-BR'] as const;

export type Locale = (typeof LOCALES)[number];
