/** Records a visitor's actions, so that the last one can be repeated and the typed values are known. */
import type { Visitor } from './visitor';

/** Actions that may send a request. */
const PRESSES = ['presses', 'clicks', 'confirms', 'chooses'] as const;
type Press = (typeof PRESSES)[number];

interface Step {
  order: number;
  name: Press | 'fills';
  args: unknown[];
}

/** Names of fields that the portal does not restore: secrets, and codes and captcha answers, which are valid once. */
const NOT_RESTORED = /pwd|password|pin|code|captcha/i;

export class Steps {
  private readonly spies;

  constructor(private readonly visitor: Visitor) {
    this.spies = ([...PRESSES, 'fills'] as const).map((name) => ({ name, spy: jest.spyOn(visitor, name) }));
  }

  private all(): Step[] {
    return this.spies
      .flatMap(({ name, spy }) =>
        spy.mock.calls.map((args, index) => ({
          order: spy.mock.invocationCallOrder[index] ?? 0,
          name,
          args,
        })),
      )
      .sort((a, b) => a.order - b.order);
  }

  /** Values typed after the last press but one, by field, without those that the portal does not restore. */
  typed(): Map<string, string> {
    const steps = this.all();
    const presses = steps.filter(({ name }) => name !== 'fills').map(({ order }) => order);
    const from = presses.at(-2) ?? 0;
    const fills = steps.filter(({ name, order }) => name === 'fills' && order > from);
    return new Map(
      fills.map(({ args }) => args as [string, string]).filter(([field]) => !NOT_RESTORED.test(field)),
    );
  }

  /** Repeats the last press. Returns false and does nothing if the pressed element is gone. */
  async repeats(): Promise<boolean> {
    const steps = this.all();
    const last = steps.filter(({ name }) => name !== 'fills').at(-1);
    if (!last) return false;
    if (last.name === 'presses') {
      const [words, role] = last.args as Parameters<Visitor['presses']>;
      if (!(await this.visitor.offers(role ?? 'button', words))) return false;
      await this.visitor.presses(words, role);
      return true;
    }
    if (last.name === 'clicks') {
      const [selector] = last.args as Parameters<Visitor['clicks']>;
      if (!(await this.visitor.has(selector))) return false;
      await this.visitor.clicks(selector);
      return true;
    }
    if (last.name === 'chooses') return false;
    const filled = steps.filter(({ name, order }) => name === 'fills' && order < last.order).at(-1);
    const field = filled && `[name="${filled.args[0]}"]:not([disabled])`;
    if (!field || !(await this.visitor.has(field))) return false;
    await this.visitor.fills(...(filled.args as [string, string]));
    await this.visitor.confirms();
    return true;
  }
}
