/** Options for reading JSON, shared by the project's own server and the development server. */
import type { IncomingMessage } from 'node:http';

type BodyRequest = IncomingMessage & { bodyBytes?: number };

/**
 * The options of body-parser. It parses an empty body as an empty object, also after decompression; `bodyBytes` lets
 * the mock portal distinguish an empty body from `{}`.
 */
export const jsonOptions = {
  limit: '5mb',
  strict: false,
  verify: (req: BodyRequest, _res: unknown, bytes: Buffer): void => {
    req.bodyBytes = bytes.length;
  },
};
