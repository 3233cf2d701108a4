/** Sends responses in the envelope (docs/specification.md 7). */
import type { ServerResponse } from 'node:http';
import type { Envelope } from '../../../src/contract';
import {
  CODE_REFUSED,
  CODE_SUCCESS,
  CODE_WAITING,
  WAITING_MESSAGE,
} from '../../../src/contract/envelopeCodes';
import { type SubCodeName, subCodes } from '../../../src/contract/subCodes';
import { type Lang, translate } from '../lib/messages';
import { HttpRefusal, Refusal, Waiting } from '../lib/refusals';
import { now } from '../store/clock';
import type { RequestContext } from '../store/context';
import type { OrderedFault } from '../store/records/fault';

const JSON_TYPE = 'application/json; charset=utf-8';

/** A file to download instead of data: the only success without an envelope. */
export class Download {
  constructor(
    readonly name: string,
    readonly type: string,
    readonly bytes: Buffer,
  ) {}
}

export function sendSuccess(res: ServerResponse, data: unknown): void {
  if (data instanceof Download) sendFile(res, data);
  else sendEnvelope(res, 200, { code: CODE_SUCCESS, data, subCode: null, subMsg: null });
}

/** Sends the response for a thrown error. Any error except a refusal is a bug of the mock. */
export function sendError({ res, lang }: RequestContext, error: unknown): void {
  if (error instanceof Waiting) {
    const subCode = subCodes.WAITING;
    sendEnvelope(res, 200, { code: CODE_WAITING, data: null, subCode, subMsg: WAITING_MESSAGE });
  } else if (error instanceof Refusal) {
    sendEnvelope(res, 200, toRefusalEnvelope(lang, error.subCode, error.data, error.values));
  } else if (error instanceof HttpRefusal) {
    addHeaders(res, error.headers);
    sendEnvelope(res, error.status, toRefusalEnvelope(lang, error.subCode, error.data));
  } else {
    console.error(error);
    sendEnvelope(res, 500, { code: CODE_REFUSED, data: null, subCode: null, subMsg: null });
  }
}

function toRefusalEnvelope(
  lang: Lang,
  name: SubCodeName,
  data: unknown,
  values?: Refusal['values'],
): Envelope {
  return {
    code: CODE_REFUSED,
    data,
    subCode: subCodes[name],
    subMsg: translate(lang, `subCode.${name}`, values),
  };
}

export function addHeaders(res: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

/** Applies a fault. Resolves with false if the handler has to respond. */
export async function applyFault({ req, res }: RequestContext, fault: OrderedFault): Promise<boolean> {
  if (fault.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
  if (fault.cut) {
    req.socket.destroy();
    return true;
  }
  addHeaders(res, fault.headers ?? {});
  if (fault.status === undefined && fault.body === undefined) return false;
  res.statusCode = fault.status ?? 200;
  if (fault.body !== undefined) res.setHeader('Content-Type', fault.contentType ?? JSON_TYPE);
  res.end(typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body));
  return true;
}

function sendFile(res: ServerResponse, { name, type, bytes }: Download): void {
  res.setHeader('Content-Type', type);
  res.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  res.setHeader('Cache-Control', 'no-store');
  res.end(bytes);
}

function sendEnvelope(res: ServerResponse, status: number, envelope: Envelope): void {
  res.statusCode = status;
  // The clock of the portal, so that a client can compare with times in the response.
  res.setHeader('Date', new Date(now()).toUTCString());
  res.setHeader('Content-Type', JSON_TYPE);
  res.setHeader('Cache-Control', 'no-store');
  res.end(JSON.stringify(envelope));
}
