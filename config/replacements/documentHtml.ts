/** Replaces the document that Umi hydrates in its own server rendering: the portal's page is its root alone. */
export function Html(): never {
  throw new Error('The portal hydrates its root, not the document.');
}
