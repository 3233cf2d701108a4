/** Reads responses: JSON or nothing, and the envelope of the specification, section 7. */
import type { Envelope } from '@/contract';
import { CODE_SUCCESS, CODE_WAITING, WAITING_MESSAGE } from '@/contract/envelopeCodes';
import { isRecord } from '@/utils/isRecord';
import { getSubCodeName } from '@/utils/subCodeNames';
import { parseError, readSubCode } from './httpErrors';

/** The envelope of an empty response. */
const EMPTY: Envelope = { code: CODE_SUCCESS, data: null, subCode: null, subMsg: null };

/** Returns the body of a response as JSON, or undefined, for example for a gateway's HTML. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the envelope of a 2xx response; an empty body is a success without data. Throws 'JSON.parse fail' otherwise.
 */
export function readEnvelope(text: string): Envelope {
  if (text.trim() === '') return EMPTY;
  const body = parseJson(text);
  if (!isRecord(body) || Array.isArray(body)) throw parseError();
  const { code, data, subCode, subMsg } = body;
  return {
    code: code as number,
    data: data ?? null,
    subCode: readSubCode(subCode) ?? null,
    subMsg: typeof subMsg === 'string' ? subMsg : null,
  };
}

export const isSuccess = ({ code }: Envelope): boolean => code === CODE_SUCCESS;

/** Returns whether this is the refusal that never shows a notice (specification, section 8). */
export const isWaiting = ({ code, subCode, subMsg }: Envelope): boolean =>
  code === CODE_WAITING && getSubCodeName(subCode) === 'WAITING' && subMsg === WAITING_MESSAGE;
