/** Passes the captcha: the browser computes a proof of work, or the visitor reads the image. */
import type { Visitor } from '../visitor';

const DONE = '.proof[data-status="done"]';

/** Waits until the browser has computed the proof. */
export const provesWork = (visitor: Visitor) => visitor.findsAt(DONE);

/** Asks for the image, where it is not shown yet. It may fail to load. */
export async function asksForImage(visitor: Visitor): Promise<void> {
  await visitor.findsAt('.proof, .captcha');
  // Puppeteer never hears the end of a worker's script that is ended while it loads.
  if (await visitor.has('.proof')) await visitor.findsAt('.proof:not([data-status="working"])');
  if (await visitor.has('.proof')) await visitor.presses('login.proof.toImage');
}

export async function choosesImage(visitor: Visitor): Promise<void> {
  await asksForImage(visitor);
  await visitor.findsAt('.captcha-refresh img');
}

/** Types what a person reads in the image. */
export async function readsImage(visitor: Visitor): Promise<void> {
  await choosesImage(visitor);
  const { answer } = await visitor.reads<{ answer: string }>('GET /mock/captcha');
  await visitor.fills('captcha', answer);
}
