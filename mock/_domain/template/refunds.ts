/** The refund request of the basic profile. */
import { DAY, HOUR, MINUTE } from '../../../src/constants';
import type { Refund, RefundItem, RefundProgress, RefundStep } from '../../../src/contract';
import { maskAddress, maskMobile, maskName } from '../lib/masking';
import { type Lang, translate } from '../lib/messages';
import { HttpRefusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { EndpointContext } from '../store/context';

/** The only one there is. */
const SAMPLE = 'sample';

const goods = [
  { id: '1234561', product: 'water', barcode: '4006381333931', price: 250, quantity: 1 },
  { id: '1234562', product: 'tea', barcode: '4006381333948', price: 1_095, quantity: 2 },
  { id: '1234563', product: 'crisps', barcode: '4006381333955', price: 799, quantity: 4 },
  { id: '1234564', product: 'lamp', barcode: '4006381333962', price: 125_850, quantity: 3 },
] as const;

/** Returns the goods that an order or a refund is about, named in the reader's language. */
export const listGoods = (lang: Lang): RefundItem[] =>
  goods.map(({ product, price, ...one }) => ({
    ...one,
    name: translate(lang, `goods.${product}`),
    price: { hundredths: price, currency: 'CNY' },
  }));

const steps: { step: RefundStep; before: number; minutes: number | null }[] = [
  { step: 'REQUEST', before: 0, minutes: 5 },
  { step: 'ACCEPT', before: HOUR, minutes: 60 },
  { step: 'PACK', before: 5 * HOUR, minutes: 40 },
  { step: 'COLLECT', before: DAY, minutes: null },
];

function listProgress(begin: number): RefundProgress[] {
  return steps.map(({ step, before, minutes }, index) => ({
    id: `progress-${index + 1}`,
    step,
    done: minutes !== null,
    at: toInstant(begin + before),
    clerk: `10020${index}`,
    minutes,
  }));
}

/** Returns a refund request. Throws a 404 for an unknown id. */
export function getRefund({ lang, params }: EndpointContext<'refund'>): Refund {
  if (params.id !== SAMPLE) throw new HttpRefusal(404, 'NOT_FOUND');
  const requestedAt = now() - DAY - 10 * MINUTE;
  return {
    id: SAMPLE,
    number: '1000000000',
    state: 'COLLECTED',
    order: '1234123421',
    requestedAt: toInstant(requestedAt),
    customer: {
      name: maskName('测试丁'),
      mobile: maskMobile('15400000088'),
      courier: translate(lang, 'refund.courier'),
      address: maskAddress([translate(lang, 'place.shanghai')]),
      note: '',
    },
    items: listGoods(lang),
    progress: listProgress(requestedAt),
  };
}
