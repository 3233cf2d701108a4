/**
 * Replaces intl-messageformat-parser: config/plugins/messageLoader.js has parsed the portal's messages at build time. A
 * message that is still a text has no placeholders and is shown as it is.
 */
import { type MessageFormatElement, TYPE } from 'intl-messageformat-parser/lib/types';

export * from 'intl-messageformat-parser/lib/types';

/** Returns a message as one text element. Throws if it has placeholders, because then it was not compiled. */
export function parse(message: string): MessageFormatElement[] {
  if (/[{}]/.test(message)) throw new SyntaxError(`This message is not compiled: ${message}`);
  return [{ type: TYPE.literal, value: message }];
}

/** Throws. Only skeletons ('::currency/EUR') are parsed at runtime, and the loader refuses them. */
function refuseSkeleton(): never {
  throw new SyntaxError('Messages of the portal have no skeletons.');
}

export const parseDateTimeSkeleton = refuseSkeleton;
export const convertNumberSkeletonToNumberFormatOptions = refuseSkeleton;
