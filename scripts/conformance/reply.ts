/** A response of the server, and its description in messages, which quote only names and numbers of the contract. */
import type { Envelope } from '@/contract';
import { CODE_SUCCESS } from '@/contract/envelopeCodes';
import { type SubCodeName, subCodes } from '@/contract/subCodes';
import { Finding } from './outcome';

export interface Reply {
  /** Method and path, for messages. */
  call: string;
  status: number;
  headers: Headers;
  /** The values of the Set-Cookie headers. */
  cookies: string[];
  text: string;
  /** The parsed text; undefined if it is not JSON. */
  json: unknown;
}

const names = new Map(Object.entries(subCodes).map(([name, code]) => [code as string, name as SubCodeName]));

/** Too short for a personal number or a name. */
const UNKNOWN_SUB_CODE = /^\w{1,6}$/;
const ERROR = /^[a-z_]{1,40}$/;

/** Returns the name of a subCode, which may be a number; an unknown one is quoted if it has the form of a subCode. */
export function nameSubCode(subCode: unknown): string {
  const text = String(subCode);
  return names.get(text) ?? (UNKNOWN_SUB_CODE.test(text) ? `"${text}"` : 'of an unknown form');
}

/** Whether a subCode is in the contract's catalog. */
export const isSubCode = (subCode: unknown): boolean => names.has(String(subCode));

/** Describes a response in one line, without personal data. */
export function describe(reply: Reply): string {
  return `${reply.call} → ${reply.status}, ${summarize(reply)}`;
}

function summarize({ json, text, headers }: Reply): string {
  if (typeof json !== 'object' || json === null) {
    return `${headers.get('content-type') ?? 'no type'}, no JSON object, ${text.length} characters`;
  }
  const { code, subCode, error } = json as Record<string, unknown>;
  if (code !== undefined) {
    const shown = typeof code === 'number' ? code : `of type ${typeof code}`;
    return `code ${shown}${subCode ? `, subCode ${nameSubCode(subCode)}` : ''}`;
  }
  if (error === undefined) return 'JSON';
  return `error ${ERROR.test(String(error)) ? error : 'of an unknown form'}`;
}

/** Whether a response has an envelope. */
export const hasEnvelope = ({ json }: Reply): boolean =>
  typeof json === 'object' && json !== null && 'code' in json;

/** Returns the envelope of a response. Throws a finding if there is none. */
export function readEnvelope(reply: Reply): Envelope {
  if (!hasEnvelope(reply)) throw new Finding(`${describe(reply)}: no envelope`);
  return reply.json as Envelope;
}

/** Returns the name of the subCode of a response. */
export const subCodeOf = (reply: Reply): string => nameSubCode(readEnvelope(reply).subCode);

/** Whether the response is a success. */
export const isSuccess = (reply: Reply): boolean => readEnvelope(reply).code === CODE_SUCCESS;
