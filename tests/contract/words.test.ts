/**
 * Checks the texts for users: they follow docs/glossary.md, and no language has words of another one. Includes the
 * messages of the portal, the agreement, the privacy policy, the accessibility statement, and the mock's texts.
 * @jest-environment ./tests/support/jest/sourcesEnvironment.js
 */
import { join } from 'node:path';
import { type Language, languages, messagesOf, root } from './sources';
import { tableRows } from './tables';

type Texts = Record<string, string>;

/** Files with texts that are not in src/locales, by a prefix for their keys. */
const OTHER_TEXTS = {
  tools: (language: Language) => `src/mockTools/locales/${language}.ts`,
  mock: (language: Language) => `mock/_domain/lib/locales/${language}.ts`,
  agreement: (language: Language) => `src/pages/uaa/legal/${language}/agreement.ts`,
  privacy: (language: Language) => `src/pages/uaa/legal/${language}/privacy.ts`,
  accessibility: (language: Language) => `src/pages/uaa/legal/${language}/accessibility.ts`,
  help: (language: Language) => `src/pages/uaa/legal/${language}/help.ts`,
};

/** Returns every string in a value, with the path of its keys. */
function listTexts(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    listTexts(inner, path ? `${path}.${key}` : key),
  );
}

/** Returns all texts for users in one language. */
function textsOf(language: Language): Texts {
  const others = Object.entries(OTHER_TEXTS).flatMap(([name, toFile]) =>
    listTexts(require(join(root, toFile(language))).default, name),
  );
  return { ...messagesOf(language), ...Object.fromEntries(others) };
}

const texts = Object.fromEntries(languages.map((language) => [language, textsOf(language)])) as Record<
  Language,
  Texts
>;

/** Excludes the accessibility statement, which has the style of the portal. */
const isOfDocument = (key: string): boolean => /^(?:agreement|privacy)\./.test(key);

/** Returns the keys of the texts that match. */
const keysWith = (language: Language, pattern: RegExp): string[] =>
  Object.keys(texts[language]).filter((key) => pattern.test(texts[language][key] ?? ''));

/** Returns `key: text` of the texts that match, for the report of a failure. */
const listTextsWith = (language: Language, pattern: RegExp, except: readonly string[] = []): string[] =>
  keysWith(language, pattern)
    .filter((key) => !except.includes(key))
    .map((key) => `${key}: ${texts[language][key]}`);

test('reads the texts of all parts', () => {
  for (const language of languages) {
    const keys = Object.keys(texts[language]);
    expect(keys).toEqual(
      expect.arrayContaining(['login.submit', 'account.failed', 'tools.tools.open', 'mock.siteName']),
    );
    for (const document of ['agreement', 'privacy', 'accessibility', 'help']) {
      expect(keys.filter((key) => key.startsWith(`${document}.`)).length).toBeGreaterThan(10);
    }
  }
});

describe('each language', () => {
  test.each(['en-US', 'pt-BR'] as const)('%s has no Han characters', (language) => {
    expect(listTextsWith(language, /\p{Script=Han}/u)).toEqual([]);
  });

  /** The characters of Big5 as Taiwan defined it, without later additions of Hong Kong. */
  const traditional = (() => {
    const decoder = new TextDecoder('big5');
    const pairs = Array.from({ length: 0xf9 - 0xa4 + 1 }, (_, row) => row + 0xa4).flatMap((lead) =>
      Array.from({ length: 0xfe - 0x40 + 1 }, (_, column) => [lead, column + 0x40] as const),
    );
    const isStandard = ([lead, trail]: readonly [number, number]) => {
      const pair = lead * 256 + trail;
      return pair <= 0xc67e || (pair >= 0xc940 && pair <= 0xf9d5);
    };
    return new Set(pairs.filter(isStandard).map((pair) => decoder.decode(Uint8Array.from(pair))));
  })();
  /** Simplified characters that Big5 contains as well, as rare or variant characters. */
  const ALSO_SIMPLIFIED = /[万与个体价礼号尔双]/;

  test('has no simplified characters in zh-TW', () => {
    const hasSimplified = (text: string) =>
      ALSO_SIMPLIFIED.test(text) ||
      [...text].some((sign) => /\p{Script=Han}/u.test(sign) && !traditional.has(sign));
    expect(['請輸入帳號', '请输入帳號', '個人', '个人'].map(hasSimplified)).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(Object.entries(texts['zh-TW']).filter(([, text]) => hasSimplified(text))).toEqual([]);
  });

  test('has 行動電話 in zh-TW only as a label, and 手機 in sentences', () => {
    expect(
      listTextsWith('zh-TW', /行動電話.*[，。！？]|[，。！？].*行動電話|的行動電話/, [
        'authorizations.form.loginId',
      ]),
    ).toEqual([]);
    expect(keysWith('zh-TW', /行動電話/)).toContain('code.mobile');
  });

  test('has contractions and one kind of apostrophe in en-US', () => {
    const stiff = /\b(?:is|are|was|were|do|does|did|could|would|has|have|can|will|must) not\b|\bcannot\b/;
    const documents = Object.keys(texts['en-US']).filter(isOfDocument);
    // The specification defines this text. The agreement and the policy have a more formal style.
    expect(listTextsWith('en-US', stiff, [...documents, 'form.notEligible'])).toEqual([]);
    expect(listTextsWith('en-US', /\w'\w/)).toEqual([]);
  });
});

describe('words that the glossary excludes', () => {
  /** The keys of the texts that may have a word, by its language and the first word of its row. */
  const EXCEPTIONS: Record<string, readonly string[]> = {
    'en-US phone number': ['validation.mobile.format', 'profile.phone.required', 'profile.phone.format'],
    'zh-CN 认证': ['page.verification'],
    'zh-CN 须': ['verification.step.notice'],
    'zh-TW 單位': ['register.orgType.PUBLIC_INSTITUTION', 'register.orgType.PRIVATE_NON_ENTERPRISE'],
    'pt-BR não carregou': ['exception.chunk.title'],
  };

  const rows = languages.flatMap((language) =>
    tableRows('docs/glossary.md', `never in ${language}`).map(([never = '', say = '']) => ({
      language,
      never: never.split(', '),
      say,
    })),
  );

  /** Whether a text contains a word, other than as a part of its replacement. */
  const hasWord = (text: string, word: string, instead: string): boolean => {
    const rest = text.replaceAll(instead, '');
    if (/\p{Script=Han}/u.test(word)) return rest.includes(word);
    return new RegExp(`(?<!\\p{L})${word}`, 'iu').test(rest);
  };

  test('are found at the start of a word, and not within the replacement', () => {
    expect(hasWord('Your phone numbers', 'phone number', 'mobile number')).toBe(true);
    expect(hasWord('Recongelado', 'congel', 'bloqueada')).toBe(false);
    expect(hasWord('使用入口網站', '入口網', '入口網站')).toBe(false);
    expect(hasWord('使用入口網', '入口網', '入口網站')).toBe(true);
  });

  test('are listed with a language and a replacement', () => {
    expect(rows.length).toBeGreaterThan(30);
    expect([...new Set(rows.map(({ language }) => language))].sort()).toEqual([...languages].sort());
    expect(rows.filter(({ never, say }) => never.includes('') || say === '')).toEqual([]);
  });

  test('have no exceptions for unlisted words', () => {
    const listed = rows.map(({ language, never }) => `${language} ${never[0]}`);
    expect(Object.keys(EXCEPTIONS).filter((word) => !listed.includes(word))).toEqual([]);
  });

  test.each(rows)('are not used in $language: $say, never $never', ({ language, never, say }) => {
    const except = EXCEPTIONS[`${language} ${never[0]}`] ?? [];
    const found = Object.entries(texts[language]).filter(([, text]) =>
      never.some((word) => hasWord(text, word, say)),
    );
    expect(found.filter(([key]) => !except.includes(key))).toEqual([]);
    // An exception that is no longer needed has to be removed.
    expect(except.filter((key) => !found.some(([one]) => one === key))).toEqual([]);
  });
});

describe('messages of failures', () => {
  const CONNECTION: Record<Language, RegExp> = {
    'zh-CN': /检查网络|检查.*连接/,
    'zh-TW': /檢查網路|檢查.*連線/,
    'en-US': /check (?:your|the) (?:connection|network|internet)/i,
    'pt-BR': /(?:verifique|confira) (?:sua |a )?(?:conexão|rede|internet)/i,
  };
  /** Messages for a missing response, or a part of the portal that was not loaded. */
  const NO_RESPONSE = [
    'certificate.problem.notLoaded',
    'error.network',
    'exception.chunk.text',
    'layout.language.failed',
  ];

  test.each(languages)('%s mentions the connection only if there was no response', (language) => {
    expect(keysWith(language, CONNECTION[language]).sort()).toEqual(NO_RESPONSE);
  });
});

describe('punctuation at the end', () => {
  /** Messages whose texts the specification defines. */
  const EXCLAIMING = [
    'profile.phone.format',
    'validation.email.format',
    'validation.email.required',
    'validation.mobile.format',
  ];

  test.each(languages)('%s has exclamation marks only where the specification has them', (language) => {
    expect(keysWith(language, /[!！]/).sort()).toEqual(EXCLAIMING);
  });

  test.each(languages)('%s ends messages of fields and of refusals with a full stop', (language) => {
    const open = Object.entries(messagesOf(language)).filter(
      ([key, text]) => /^(?:validation|subCode)\.(?!strength)/.test(key) && !/[.。!！]$/.test(text),
    );
    expect(open).toEqual([]);
  });

  const isClosed = (text: string | undefined) => /[.。!！]$/.test(text ?? '');

  test.each(languages)('%s has a full stop where zh-CN has one', (language) => {
    const different = Object.entries(texts[language]).filter(
      ([key, text]) => !isOfDocument(key) && isClosed(text) !== isClosed(texts['zh-CN'][key]),
    );
    expect(different).toEqual([]);
  });
});
