/** The order of the advanced profile, which is approved step by step. Each account has its own. */
import { DAY } from '../../../src/constants';
import type { Order, OrderAction, OrderLogAct, OrderLogKind, OrderStep } from '../../../src/contract';
import { formatChinaDate } from '../../../src/validation/dates';
import { assertUnchanged, computeVersion } from '../forms/versions';
import { maskAddress, maskIdNo, maskMobile, maskName } from '../lib/masking';
import { type Lang, translate } from '../lib/messages';
import { HttpRefusal, Refusal } from '../lib/refusals';
import { now, toInstant, toInstantOrNull } from '../store/clock';
import type { EndpointContext } from '../store/context';
import type { OrderRecord } from '../store/records/template';
import { getOwnLists } from './ownLists';
import { listGoods } from './refunds';

/** Id of the only order. */
const SAMPLE = 'sample';
const PERIOD = 90 * DAY;
/** The author of automatic changes. */
const SYSTEM = 'portal';

const steps: OrderStep[] = ['CREATE', 'DEPARTMENT', 'FINANCE', 'FINISH'];
const actions: OrderAction[] = ['approve', 'reject'];

type Owner = Pick<EndpointContext<'order'>, 'account' | 'params'>;

/** Returns the order of the account. Throws a 404 for any other id. */
function ownOrder({ account, params }: Owner): OrderRecord {
  if (params.id !== SAMPLE) throw new HttpRefusal(404, 'NOT_FOUND');
  return getOwnLists(account).order;
}

/** The state that the user saw when deciding. */
const decided = ({ state, done }: OrderRecord) => ({ state, done });

function show(order: OrderRecord, lang: Lang): Order {
  const lines = listGoods(lang);
  const last = order.done.at(-1);
  return {
    id: SAMPLE,
    version: computeVersion(decided(order)),
    number: '234231029431',
    state: order.state,
    amount: {
      hundredths: lines.reduce((sum, { price, quantity }) => sum + price.hundredths * quantity, 0),
      currency: 'CNY',
    },
    product: translate(lang, 'order.product'),
    contract: 'HT-20260817',
    createdBy: order.done[0]?.by ?? '',
    createdAt: toInstant(order.createdAt),
    from: formatChinaDate(order.createdAt),
    to: formatChinaDate(order.createdAt + PERIOD),
    customer: {
      name: maskName('测试丙'),
      mobile: maskMobile('15400000089'),
      idNo: maskIdNo('110101190001010014'),
      address: maskAddress([translate(lang, 'place.guangzhou')]),
    },
    lines,
    steps: steps.map((step, index) => {
      const own = order.done[index];
      const isPending = index === order.done.length && order.state === 'PENDING';
      const at = own?.at ?? (isPending ? last?.at : undefined);
      return {
        step,
        by: own?.by ?? null,
        at: toInstantOrNull(at),
        done: own !== undefined,
      };
    }),
    logs: order.logs.map(({ at, ...log }) => ({ ...log, at: toInstant(at) })).toReversed(),
    actions: order.state === 'PENDING' ? actions : [],
  };
}

function addLog(order: OrderRecord, kind: OrderLogKind, act: OrderLogAct, by: string): void {
  order.logs.push({ id: `log-${order.logs.length + 1}`, kind, act, by, success: true, at: now() });
}

/** Returns an order. Throws a 404 for an unknown id. */
export const getOrder = (ctx: EndpointContext<'order'>): Order => show(ownOrder(ctx), ctx.lang);

/** Approves the pending step, or rejects the order. The last approval completes it. */
export function moveOrder(ctx: EndpointContext<'moveOrder'>): Order {
  const order = ownOrder(ctx);
  const { action, version } = ctx.body;
  assertUnchanged(decided(order), version);
  const step = steps[order.done.length];
  if (order.state !== 'PENDING' || !step) throw new Refusal('CHANGED_MEANWHILE');
  const by = maskName(ctx.account.name || ctx.account.account);
  addLog(order, 'approval', action === 'approve' ? 'APPROVE' : 'REJECT', by);
  if (action === 'reject') order.state = 'REJECTED';
  else order.done.push({ step, by, at: now() });
  if (step === 'FINANCE' && action === 'approve') {
    order.state = 'APPROVED';
    order.done.push({ step: 'FINISH', by: SYSTEM, at: now() });
    addLog(order, 'system', 'ARCHIVE', SYSTEM);
  }
  return show(order, ctx.lang);
}
