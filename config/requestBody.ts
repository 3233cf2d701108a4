/** How the project's own server and the development server read JSON. */
import type { IncomingMessage } from 'node:http';

type BodyRequest = IncomingMessage & { bodyBytes?: number };

/**
 * The options of the parser (body-parser). It makes an empty object of a body without a byte, however that is wrapped; so
 * the number of bytes is noted that it was given, which the mock portal asks for.
 */
export const jsonOptions = {
  limit: '5mb',
  strict: false,
  verify: (req: BodyRequest, _res: unknown, bytes: Buffer): void => {
    req.bodyBytes = bytes.length;
  },
};
