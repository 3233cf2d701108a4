/**
 * Replaces intl-messageformat-parser: config/plugins/messageLoader.js has parsed the portal's messages at build time. A
 * message that is still a text has no placeholders and is shown as it is.
 */
import { type MessageFormatElement, TYPE } from 'intl-messageformat-parser/lib/types';

export * from 'intl-messageformat-parser/lib/types';

/** One piece of text. Throws where the message has places, so was never compiled. */
export function parse(message: string): MessageFormatElement[] {
  if (/[{}]/.test(message)) throw new SyntaxError(`This message is not compiled: ${message}`);
  return [{ type: TYPE.literal, value: message }];
}

/** Skeletons ('::currency/EUR') are the one form of place that still asks for a parser: the loader refuses them. */
function refuseSkeleton(): never {
  throw new SyntaxError('Messages of the portal have no skeletons.');
}

export const parseDateTimeSkeleton = refuseSkeleton;
export const convertNumberSkeletonToNumberFormatOptions = refuseSkeleton;
