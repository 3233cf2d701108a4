/** Decisions at the payment app. */
import type { Visitor } from '../visitor';

interface Decision {
  action?: 'approve' | 'cancel' | 'fail';
  /** The person's account at the payment app. */
  subject: string;
  /** The tab that opens the address of the return. */
  tab?: Visitor;
}

/** Decides on the open page of the payment app, and returns to the portal; resolves with the address of the return. */
export async function decidesAtApp(
  visitor: Visitor,
  { action = 'approve', subject, tab = visitor }: Decision,
): Promise<string> {
  await visitor.waits(() => location.pathname === '/simulator/provider', 'the payment app');
  const state = new URL(visitor.page.url()).searchParams.get('state');
  const order = { as: 'provider', state, action, subject };
  const { redirectUrl } = await visitor.reads<{ redirectUrl: string }>('POST /mock/act', order);
  await tab.opens(redirectUrl);
  return redirectUrl;
}
