/** The refund request on the basic profile page of the template. */
import { DAY, HOUR, MINUTE } from '../../../src/constants';
import type { Refund, RefundItem, RefundProgress, RefundStep } from '../../../src/contract';
import { maskAddress, maskMobile, maskName } from '../lib/masking';
import { type Lang, translate } from '../lib/messages';
import { HttpRefusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { EndpointContext } from '../store/context';

const SAMPLE = 'sample';

const goods = [
  { id: '1234561', product: 'water', barcode: '4006381333931', price: 250, quantity: 1 },
  { id: '1234562', product: 'tea', barcode: '4006381333948', price: 1_095, quantity: 2 },
  { id: '1234563', product: 'crisps', barcode: '4006381333955', price: 799, quantity: 4 },
  { id: '1234564', product: 'lamp', barcode: '4006381333962', price: 125_850, quantity: 3 },
] as const;

/** Returns the items of the sample order and of its refund, with names in `lang`. */
export const listGoods = (lang: Lang): RefundItem[] =>
  goods.map(({ product, price, ...one }) => ({
    ...one,
    name: translate(lang, `goods.${product}`),
    price: { hundredths: price, currency: 'CNY' },
  }));

/** Steps of the refund: `delay` after the request (ms), duration in minutes or null if not finished. */
const steps: { step: RefundStep; delay: number; minutes: number | null }[] = [
  { step: 'REQUEST', delay: 0, minutes: 5 },
  { step: 'ACCEPT', delay: HOUR, minutes: 60 },
  { step: 'PACK', delay: 5 * HOUR, minutes: 40 },
  { step: 'COLLECT', delay: DAY, minutes: null },
];

function listProgress(requestedAt: number): RefundProgress[] {
  return steps.map(({ step, delay, minutes }, index) => ({
    id: `progress-${index + 1}`,
    step,
    done: minutes !== null,
    at: toInstant(requestedAt + delay),
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
