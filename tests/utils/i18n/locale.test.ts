/**
 * Opens a page: returns the module before it has loaded a language, and the mocks of Umi and moment.
 * @jest-environment jsdom
 */
function openPage() {
  jest.resetModules();
  const umi = require('@umijs/max');
  umi.addLocale.mockReset();
  umi.setLocale.mockReset();
  return { ...require('@/utils/i18n/locale'), umi, moment: require('moment') };
}

/** Opens a page that has loaded a language. */
async function openPageIn(lang: string) {
  const page = openPage();
  await page.loadLocale(lang);
  return page;
}

const browser = (...languages: string[]) =>
  Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });

beforeEach(() => {
  browser('en-GB');
});
afterEach(() => {
  window.g_lang = undefined;
});

test('chooses the language from storage, global setting and browser', () => {
  expect(openPage().getLocale()).toBe('en-US');
  window.g_lang = 'pt-BR';
  expect(openPage().getLocale()).toBe('pt-BR');
  window.localStorage.setItem('umi_locale', 'zh-TW');
  expect(openPage().getLocale()).toBe('zh-TW');
});

test.each([
  ['zh-CN', 'zh-cn', 'zh-cn'],
  ['zh-TW', 'zh-tw', 'zh-tw'],
  ['en-US', 'en', 'en'],
  ['pt-BR', 'pt-br', 'pt-br'],
])('loads the messages of %s, and its dates with all messages', async (lang, antdId, momentId) => {
  const page = openPage();
  expect(page.getAntdLocale()).toBeUndefined();
  await page.loadLocale(lang);
  expect(page.getLocale()).toBe(lang);
  expect(page.getAntdLocale().locale).toBe(antdId);
  expect(page.moment.locale()).toBe('en');
  await page.loadAllMessages();
  expect(page.moment.locale()).toBe(momentId);
  expect(document.documentElement.lang).toBe(lang);
  expect(document.cookie).toContain(`portal_locale=${lang}`);
  const [[name, messages]] = page.umi.addLocale.mock.calls;
  expect(name).toBe(lang);
  expect(Object.keys(messages).length).toBeGreaterThan(50);
  expect(page.umi.setLocale).not.toHaveBeenCalled();
});

test.each(['constructor', '__proto__', 'xx-YY', '<img src=x>'])(
  'repairs the stored value %j',
  async (stored) => {
    window.localStorage.setItem('umi_locale', stored);
    const page = openPage();
    await page.loadLocale(page.getLocale());
    expect(page.getLocale()).toBe('zh-CN');
    expect(window.localStorage.getItem('umi_locale')).toBe('zh-CN');
  },
);

describe('switching', () => {
  test('informs Umi before the language changes, and stores it', async () => {
    const page = await openPageIn('zh-CN');
    page.umi.setLocale.mockImplementation(() => expect(page.getLocale()).toBe('zh-CN'));
    await page.switchLocale('pt-BR');
    expect(page.umi.setLocale).toHaveBeenCalledWith('pt-BR', false);
    expect(page.getLocale()).toBe('pt-BR');
    expect(page.getAntdLocale().locale).toBe('pt-br');
    expect(document.documentElement.lang).toBe('pt-BR');
    expect(window.localStorage.getItem('umi_locale')).toBe('pt-BR');
  });

  test.each(['constructor', 'EN', 'en_US', '<b>'])('throws a format error for %j', async (lang) => {
    const page = await openPageIn('en-US');
    await expect(page.switchLocale(lang)).rejects.toThrow('setLocale lang format error');
    expect(page.getLocale()).toBe('en-US');
  });

  test('uses the default for an unknown language', async () => {
    const page = await openPageIn('en-US');
    await page.switchLocale('xx-YY');
    expect(page.getLocale()).toBe('zh-CN');
  });

  test('applies the later of two changes', async () => {
    const page = await openPageIn('zh-CN');
    await Promise.all([page.switchLocale('pt-BR'), page.switchLocale('en-US')]);
    expect(page.getLocale()).toBe('en-US');
    expect(window.localStorage.getItem('umi_locale')).toBe('en-US');
    expect(page.umi.setLocale).toHaveBeenCalledTimes(1);
  });

  test('notifies listeners if storage is forbidden', async () => {
    const page = await openPageIn('zh-CN');
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    page.umi.setLocale.mockImplementation(() => window.localStorage.setItem('umi_locale', 'x'));
    const locales: string[] = [];
    page.umi.addLocale.mockImplementation(() => locales.push(page.getLocale()));
    await page.switchLocale('pt-BR');
    setItem.mockRestore();
    expect(page.getLocale()).toBe('pt-BR');
    expect(locales).toEqual(['zh-CN', 'pt-BR']);
  });
});

describe('the language of a visit', () => {
  /** Stores the language like Umi. */
  const umiStores = (page: ReturnType<typeof openPage>) =>
    page.umi.setLocale.mockImplementation((lang: string) => window.localStorage.setItem('umi_locale', lang));

  test('is used if the user has chosen none, survives a reload, and is not stored on the device', async () => {
    const page = openPage();
    umiStores(page);
    await page.loadLocale(page.getLocale());
    expect(await page.setSessionLocale('pt-BR')).toBe(true);
    expect(page.getLocale()).toBe('pt-BR');
    expect(window.localStorage.getItem('umi_locale')).toBeNull();
    expect(openPage().getLocale()).toBe('pt-BR');
    window.sessionStorage.clear();
    expect(openPage().getLocale()).toBe('en-US');
  });

  test('does not override the language that the user chooses', async () => {
    const page = await openPageIn('en-US');
    umiStores(page);
    await page.setSessionLocale('pt-BR');
    await page.switchLocale('zh-TW');
    expect(await page.setSessionLocale('pt-BR')).toBe(false);
    expect(page.getLocale()).toBe('zh-TW');
    expect(openPage().getLocale()).toBe('zh-TW');
  });

  test.each([null, undefined, '', 'fr', 'pt', 'constructor', 7])(
    'ignores the invalid value %j',
    async (lang) => {
      const page = await openPageIn('en-US');
      expect(await page.setSessionLocale(lang)).toBe(false);
      expect(window.sessionStorage.getItem('portal_visit_locale')).toBeNull();
    },
  );
});

describe('the messages that the sign-in page does not need', () => {
  const LATER = 'identity.purpose';
  const added = (page: ReturnType<typeof openPage>, call: number) => page.umi.addLocale.mock.calls[call];

  test('are loaded when a page requires them, and with every later language', async () => {
    const page = await openPageIn('en-US');
    expect(page.hasAllMessages()).toBe(false);
    expect(added(page, 0)[1]).not.toHaveProperty([LATER]);
    await page.loadAllMessages();
    expect(page.hasAllMessages()).toBe(true);
    expect(added(page, 1)).toEqual(['en-US', expect.objectContaining({ [LATER]: expect.any(String) })]);
    await page.switchLocale('pt-BR');
    expect(page.hasAllMessages()).toBe(true);
    expect(added(page, 2)[1]).toHaveProperty([LATER]);
  });

  test('are loaded in the language that the user has selected meanwhile', async () => {
    const page = await openPageIn('en-US');
    const loading = page.loadAllMessages();
    await page.switchLocale('zh-CN');
    await loading;
    expect(page.getLocale()).toBe('zh-CN');
    expect(page.hasAllMessages()).toBe(true);
  });
});
