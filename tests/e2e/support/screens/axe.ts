/** Accessibility findings of the page as it stands. */
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Result } from 'axe-core';
import { isHard } from '../run/hard';
import type { Visitor } from '../visitor';

const finding = ({ id, nodes }: Result): string =>
  `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 120)}`).join(' | ')}`;

/** What pages are given: less than half of what Node loads, which every page would have to read. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Each broken rule with the elements that break it. Ends all animations first: axe judges faded colors wrongly. Contrast
 * takes the most time: it is judged for each page (smoke) and for each part in each of its states (look, tools), and
 * everywhere in the long loops.
 */
export async function findings(visitor: Visitor, contrast = isHard): Promise<string[]> {
  await visitor.waits(() => {
    const passing = document.getAnimations().filter(({ playState, effect }) => {
      const endless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      return playState === 'running' && !endless;
    });
    for (const animation of passing) animation.finish();
    // An element that fades out leaves the page a moment after its animation.
    return passing.length === 0 && document.querySelector('[class*="-leave-active"]') === null;
  }, 'animations to end');
  // Evaluated by the debugger, so that the content security policy stays as strict as in production.
  const loaded = await visitor.page.evaluate(() => 'axe' in window);
  if (!loaded) await visitor.page.evaluate(source);
  const violations = await visitor.page.evaluate(async (enabled) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    // WCAG 2.2's smallest target is off unless asked for.
    const rules = { 'target-size': { enabled: true }, 'color-contrast': { enabled } };
    return (await run(document, { resultTypes: ['violations'], rules })).violations;
  }, contrast);
  return violations.map(finding);
}
