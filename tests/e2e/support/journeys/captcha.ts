/** Passes the captcha: the browser computes a proof of work, or the visitor reads the image. */
import type { Visitor } from '../visitor';

const COMPUTED_PROOF = '.proof[data-status="done"]';

/** Waits until the browser has computed the proof. */
export const provesWork = (visitor: Visitor) => visitor.findsAt(COMPUTED_PROOF);

/** Switches to the image unless it is already shown. The image may fail to load. */
export async function asksForImage(visitor: Visitor): Promise<void> {
  await visitor.findsAt('.proof, .captcha');
  // Waits for the worker: if it ends while its script loads, puppeteer never reports the end of that request.
  if (await visitor.has('.proof')) await visitor.findsAt('.proof:not([data-status="working"])');
  if (await visitor.has('.proof')) await visitor.presses('login.proof.toImage');
}

export async function choosesImage(visitor: Visitor): Promise<void> {
  await asksForImage(visitor);
  await visitor.findsAt('.captcha-refresh img');
}

/** Types the answer of the image. */
export async function readsImage(visitor: Visitor): Promise<void> {
  await choosesImage(visitor);
  const { answer } = await visitor.reads<{ answer: string }>('GET /mock/captcha');
  await visitor.fills('captcha', answer);
}
