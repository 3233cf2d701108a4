/** Products of the legacy template: its card list. */
import { createHandlers } from '../_domain/http/handlers';
import { listProducts, subscribeProduct } from '../_domain/template/cards';

export default createHandlers({ products: listProducts, subscribeProduct });
