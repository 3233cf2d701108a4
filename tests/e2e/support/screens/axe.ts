/** Accessibility findings of the current page. */
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Result } from 'axe-core';
import { isHard } from '../run/hard';
import type { Visitor } from '../visitor';

const describeViolation = ({ id, nodes }: Result): string =>
  `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 120)}`).join(' | ')}`;

/** axe-core, minified: every page has to parse it, and it has less than half the size of the file that Node loads. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Ends all animations and transitions. */
export const endsAnimations = (visitor: Visitor): Promise<void> =>
  visitor.waits(() => {
    const animations = document.getAnimations().filter(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      return playState === 'running' && !isEndless;
    });
    for (const animation of animations) animation.finish();
    // An element that fades out is removed a moment after its animation.
    return animations.length === 0 && document.querySelector('[class*="-leave-active"]') === null;
  }, 'animations to end');

/** antd's Select without options: its listbox contains a text, and its input refers to an active option. */
const EMPTY_LIST: Readonly<Record<string, RegExp>> = {
  'aria-required-children': /class="ant-select-item-empty"/,
  'aria-valid-attr-value': /aria-activedescendant="\w+_list_-?\d+"/,
};

const isOfEmptyList = ({ id, nodes }: Result): boolean =>
  nodes.every(({ html, failureSummary }) => EMPTY_LIST[id]?.test(`${html} ${failureSummary}`));

/**
 * Returns each violated rule with the elements that violate it. Ends all animations first, because axe misjudges fading
 * colors. `contrast`: also checks the contrast, which takes the most time. By default only the long loops do; otherwise
 * smoke checks it on each page, and look and tools for the states of components.
 */
export async function findings(visitor: Visitor, contrast = isHard): Promise<string[]> {
  await endsAnimations(visitor);
  // Evaluated by the debugger, to which the content security policy does not apply.
  const loaded = await visitor.page.evaluate(() => 'axe' in window);
  if (!loaded) await visitor.page.evaluate(source);
  const violations = await visitor.page.evaluate(async (enabled) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    // The rule for the smallest target of WCAG 2.2 is off by default.
    const rules = { 'target-size': { enabled: true }, 'color-contrast': { enabled } };
    return (await run(document, { resultTypes: ['violations'], rules })).violations;
  }, contrast);
  return violations.filter((one) => !isOfEmptyList(one)).map(describeViolation);
}
