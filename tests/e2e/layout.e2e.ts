/** The sign-in form with all its fields and messages: size, keyboard and languages. */
import { endpoints } from '../../src/contract/endpoints';
import { subCodes } from '../../src/contract/subCodes';
import { choosesImage, provesWork } from './support/journeys/captcha';
import { demo, stranger } from './support/people';
import { findings } from './support/screens/axe';
import { aMemberAt, aVisitorAt, aVisitorOnNewDevice } from './support/setup';
import type { Visitor } from './support/visitor';
import type { Language } from './support/words';

const HOME = '/user/identity_manage';

const refusal = (subCode: string, subMsg: string) => ({
  body: { code: 40000, data: null, subCode, subMsg },
});

/** A sign-in page whose form was refused and requires the captcha. */
async function refused(language: Language): Promise<Visitor> {
  const visitor = await aVisitorAt('/uaa/login', language);
  const words = visitor.says('subCode.BAD_CAPTCHA');
  await visitor.injectsFault(endpoints.login, { ...refusal(subCodes.BAD_CAPTCHA, words), times: 1 });
  // The captcha gets the focus while it loads, and retains it.
  await visitor.injectsFault(endpoints.captchaChallenge, { delayMs: 700, times: 1 });
  await visitor.submits(stranger);
  await visitor.sees('subCode.BAD_CAPTCHA');
  await visitor.waitsForFocusAt('.proof');
  await provesWork(visitor);
  expect(await visitor.page.evaluate(() => document.activeElement?.className)).toBe('proof');
  await choosesImage(visitor);
  // The notice covers the language menu, and closes by itself.
  await visitor.seesNoNotice();
  return visitor;
}

/** Submits an empty form, so that every field shows its error. */
async function submitsNothing(visitor: Visitor): Promise<void> {
  for (const field of ['account', 'password']) await visitor.fills(field, '');
  await visitor.presses('login.submit');
  for (const words of ['validation.loginId.required', 'validation.pwd.required'] as const) {
    await visitor.sees(words);
  }
}

/** Waits until the fields have the height of elder mode; the password is in a frame with its button. */
const seesLargeFields = (visitor: Visitor) =>
  visitor.waits(() => {
    const [account, password] = ['input[name="account"]', '.password-input'].map(
      (field) => document.querySelector(field)?.getBoundingClientRect().height ?? 0,
    );
    return account === password && Number(account) >= 60;
  }, 'fields of one height');

test('shows the whole form without overflow on a narrow screen in elder mode', async () => {
  // The texts in Portuguese are the longest.
  const visitor = await refused('pt-BR');
  await visitor.presses('layout.elder.on');
  await seesLargeFields(visitor);
  // Resized first: the ripple around a pressed button would keep the old width.
  await visitor.fitsIn(320);
  await submitsNothing(visitor);
  const fits = async () => {
    await visitor.settles();
    await visitor.fits();
    // A fading notice has no contrast.
    await visitor.seesNoNotice();
    expect(await findings(visitor)).toEqual([]);
  };
  await fits();
  await visitor.presses('login.captcha.toProof');
  await provesWork(visitor);
  await fits();
});

test('shows a focus ring on links; the skip link moves the focus to the page and does not change the address', async () => {
  const visitor = await aMemberAt(HOME, demo);
  const ringed = new Set<string>();
  for (let stop = 0; stop < 30; stop += 1) {
    await visitor.page.keyboard.press('Tab');
    const link = await visitor.page.evaluate(() => {
      const active = document.activeElement;
      // After the last element, the focus is in the browser's own controls.
      if (active === document.body) return 'left' as const;
      if (!active?.matches('a')) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(active);
      const ringed = outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
      return { name: active.className || active.textContent, ringed };
    });
    if (link === 'left') break;
    if (!link) continue;
    expect(link).toMatchObject({ ringed: true });
    ringed.add(link.name ?? '');
  }
  expect(ringed).toContain('skip-link');
  expect(ringed).toContain('main-brand');
  expect(ringed.size).toBeGreaterThanOrEqual(3);

  await visitor.page.focus('.skip-link');
  await visitor.page.keyboard.press('Enter');
  expect(await visitor.page.evaluate(() => document.activeElement?.id)).toBe('main-content');
  await visitor.arrivesAt(HOME);
  expect(new URL(visitor.page.url()).hash).toBe('');
});

test("an exception page has the controls for the appearance, and the portal's name in its title; a language that did not load can be chosen again", async () => {
  const visitor = await aVisitorOnNewDevice('en-US');
  visitor.watch.tolerate(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading chunk/);
  await visitor.opens('/error?status=403');
  await visitor.waits(() => / – \S/.test(document.title), 'the site in the title');
  await visitor.presses('layout.elder.on');
  await visitor.presses('layout.theme.dark');
  await visitor.page.setOfflineMode(true);
  await visitor.picks('pt-BR');
  await visitor.closesNotice('layout.language.failed');
  await visitor.page.setOfflineMode(false);
  await visitor.switchesTo('pt-BR');
  await visitor.fitsIn(320);
  expect(await findings(visitor)).toEqual([]);
});
