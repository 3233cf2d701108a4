/** The card list of the legacy template: products and their subscribers. */
import type { Page, TemplateProduct } from '../../../src/contract';
import { paginate } from '../forms/paging';
import { translate } from '../lib/messages';
import { getFound } from '../lib/refusals';
import type { EndpointContext } from '../store/context';
import type { ProductRecord } from '../store/records/template';
import { getPortal } from '../store/state';

type Viewer = Pick<EndpointContext<'products'>, 'account' | 'lang'>;

/** Returns a product for one reader, in their language. */
function showProduct(product: ProductRecord, { account, lang }: Viewer): TemplateProduct {
  const { id, topic, edition, owner, subscribers } = product;
  return {
    id,
    title: `${translate(lang, `product.${topic}`)} ${edition}`,
    text: translate(lang, `product.${topic}.text`),
    owner,
    subscribers: subscribers.length,
    subscribed: subscribers.includes(account.id),
  };
}

export function listProducts(ctx: EndpointContext<'products'>): Page<TemplateProduct> {
  const rows = getPortal().templateCards.map((product) => showProduct(product, ctx));
  return paginate(rows, ctx.query);
}

/** Subscribes the reader to a product, or ends the subscription. Throws a 404 for an unknown id. */
export function subscribeProduct(ctx: EndpointContext<'subscribeProduct'>): TemplateProduct {
  const { account, params, body } = ctx;
  const product = getFound(getPortal().templateCards.find(({ id }) => id === params.id));
  const others = product.subscribers.filter((id) => id !== account.id);
  product.subscribers = body.subscribed ? [...others, account.id] : others;
  return showProduct(product, ctx);
}
