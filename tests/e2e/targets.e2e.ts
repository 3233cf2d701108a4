/** Every button, and every link outside running text, has the minimum height. */
import { veteran } from './support/people';
import { someOf } from './support/run/hard';
import { endsAnimations } from './support/screens/axe';
import { CONTROLS } from './support/screens/clickTargets';
import { goesTo } from './support/screens/navigation';
import { screens } from './support/screens/routes';
import { aMember, aVisitor } from './support/setup';
import type { Visitor } from './support/visitor';

/** Minimum heights in px. Written out, so that a change of the CSS variable fails. */
const MOUSE = 32;
const TOUCH = 40;
const ELDER = 60;
const ROUNDING = 0.5;
/** Time limit for one page (ms). */
const PAGE_MAX = 30_000;

/**
 * Runs in the page and returns the visible targets below a height. WCAG 2.2, 2.5.8 excepts links in running text: an
 * inline link counts as one if its block has other text.
 */
function lowTargets(least: number): string[] {
  const lengthOf = (element: Element) => element.textContent?.trim().length ?? 0;
  const isInText = (target: Element): boolean => {
    if (!target.matches('a') || getComputedStyle(target).display !== 'inline') return false;
    let block = target.parentElement;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    return block !== null && lengthOf(block) > lengthOf(target);
  };
  return [...document.querySelectorAll<HTMLElement>('button, a[href], [role="button"]')].flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    const isVisible = target.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    if (!isVisible || height >= least || isInText(target)) return [];
    const name = target.getAttribute('aria-label') ?? target.innerText.trim();
    return [`${Math.round(height)} px: ${target.tagName} ${target.className} "${name.slice(0, 40)}"`];
  });
}

async function findLow(visitor: Visitor, least: number): Promise<string[]> {
  // The height of a button changes in a transition.
  await endsAnimations(visitor);
  return visitor.page.evaluate(lowTargets, least - ROUNDING);
}

/** Presses the button for elder mode, and waits for the new layout, whose sizes come from antd's theme as well. */
async function switchesElder(visitor: Visitor, on: boolean): Promise<void> {
  await visitor.page.$eval(CONTROLS.elder, (control) => (control as HTMLElement).click());
  const isSwitched = (wanted: boolean, elder: number) => {
    const root = document.documentElement;
    const controlHeight = Number.parseFloat(getComputedStyle(root).getPropertyValue('--ant-control-height'));
    return root.classList.contains('elder') === wanted && controlHeight >= elder === wanted;
  };
  await visitor.waits(isSwitched, 'the other size', on, ELDER);
  await visitor.settles();
}

// Lists have another layout on a phone.
test('a list has no button or link below the minimum height on a phone', async () => {
  const visitor = await aMember(veteran);
  await visitor.page.setViewport({ width: 390, height: 844 });
  await visitor.opens('/user/behavior_record');
  await visitor.findsAt('.ant-pagination');
  expect(await findLow(visitor, MOUSE)).toEqual([]);
});

/** Some pages in the order of the table, by the person who opens them. */
const shown = someOf(screens, 16);
const visits = [...new Set(shown.map(({ person }) => person))].map((person) => ({
  person,
  who: person?.account ?? 'a visitor',
  addresses: shown.filter((one) => one.person === person).map(({ address }) => address),
}));

describe.each(visits)('as $who', ({ person, addresses }) => {
  test(
    'shows no button or link below the minimum height on any page',
    async () => {
      const visitor = await (person ? aMember(person) : aVisitor());
      // The page of one address shows it in full, which needs a step-up.
      visitor.watch.tolerate(/status of 428/);
      const devtools = await visitor.page.createCDPSession();
      const setTouch = async (enabled: boolean) => {
        await devtools.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });
        const isSet = (wanted: boolean) => matchMedia('(pointer: coarse)').matches === wanted;
        await visitor.waits(isSet, 'the other pointer', enabled);
      };
      const low: Record<string, unknown> = {};
      for (const [index, address] of addresses.entries()) {
        await (index === 0 ? visitor.opens(address) : goesTo(visitor, address));
        const mouse = await findLow(visitor, MOUSE);
        await setTouch(true);
        const touch = await findLow(visitor, TOUCH);
        await setTouch(false);
        await switchesElder(visitor, true);
        const elder = await findLow(visitor, ELDER);
        await switchesElder(visitor, false);
        if (mouse.length + touch.length + elder.length > 0) low[address] = { mouse, touch, elder };
      }
      expect(low).toEqual({});
    },
    addresses.length * PAGE_MAX,
  );
});
