/** Records a visitor's actions, so that the last one can be repeated and the typed values are known. */
import type { Visitor } from './visitor';

/** Actions that may send a request. */
const PRESSES = ['presses', 'clicks', 'confirms', 'chooses'] as const;
type Press = (typeof PRESSES)[number];

interface Step {
  turn: number;
  name: Press | 'fills';
  args: unknown[];
}

/**
 * Fields that the portal does not restore: secrets have to be typed again, and a code or a captcha's answer is valid
 * once.
 */
const GONE = /pwd|password|pin|code|captcha/i;

export class Steps {
  private readonly spies;

  constructor(private readonly visitor: Visitor) {
    this.spies = ([...PRESSES, 'fills'] as const).map((name) => ({ name, spy: jest.spyOn(visitor, name) }));
  }

  private all(): Step[] {
    return this.spies
      .flatMap(({ name, spy }) =>
        spy.mock.calls.map((args, index) => ({
          turn: spy.mock.invocationCallOrder[index] ?? 0,
          name,
          args,
        })),
      )
      .sort((one, other) => one.turn - other.turn);
  }

  /** Values typed since the press before the last one, by field, without secrets. */
  typed(): Map<string, string> {
    const steps = this.all();
    const presses = steps.filter(({ name }) => name !== 'fills').map(({ turn }) => turn);
    const from = presses.at(-2) ?? 0;
    const fills = steps.filter(({ name, turn }) => name === 'fills' && turn > from);
    return new Map(fills.map(({ args }) => args as [string, string]).filter(([field]) => !GONE.test(field)));
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
    const filled = steps.filter(({ name, turn }) => name === 'fills' && turn < last.turn).at(-1);
    const field = filled && `[name="${filled.args[0]}"]:not([disabled])`;
    if (!field || !(await this.visitor.has(field))) return false;
    await this.visitor.fills(...(filled.args as [string, string]));
    await this.visitor.confirms();
    return true;
  }
}
