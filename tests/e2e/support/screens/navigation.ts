/** Navigation inside one document. */
import type { Visitor } from '../visitor';

/**
 * Shows another page in the same document, as the Back button does. It takes half of the processor time of a new
 * document.
 */
export async function goesTo(visitor: Visitor, address: string): Promise<void> {
  await visitor.page.evaluate((wanted) => {
    const isOther = new URL(wanted, location.href).pathname !== location.pathname;
    if (isOther) document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState(null, '', wanted);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  // The heading of the previous page stays in the document, hidden, until the next page has loaded.
  await visitor.waits(() => document.querySelector('h1[data-left]') === null, 'the next page');
  await visitor.settles();
}
