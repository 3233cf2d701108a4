/** The only error that services throw: the reason why a call returned no data. */
import type { Envelope } from '@/contract';
import type { SubCodeName } from '@/contract/subCodes';
import type { MessageKey } from '@/locales/zh-CN/index';
import { isRecord } from '@/utils/isRecord';
import { getSubCodeName } from '@/utils/subCodeNames';
import { ClientError, type ClientFailure, HttpError, isAbort } from './httpErrors';
import { getStatusText } from './status';

/**
 * - refused: a 2xx response whose envelope is a refusal (`subCode`, `text`, `values`)
 * - http: a status outside 2xx (`status`, and `fields` for a 422)
 * - network, timeout, noFetch: no response; parse: a response that differs from the contract
 * - aborted: the caller aborted the call
 * - declined: a step-up was required, and the user did not confirm
 * - secret: a value could not be encrypted, so nothing was sent
 * - unexpected: a fault of the portal itself
 */
type ApiErrorKind = 'refused' | 'http' | ClientFailure | 'aborted' | 'declined' | 'secret' | 'unexpected';

type Values = Record<string, string | number>;

interface Details {
  subCode?: SubCodeName;
  text?: string;
  values?: Values;
  fields?: Record<string, SubCodeName>;
  status?: number;
  retryAfter?: number;
  messageId?: MessageKey;
  data?: unknown;
  cause?: unknown;
}

export class ApiError extends Error {
  readonly name = 'ApiError';
  /** The name of the refusal, if the catalog knows it (contract/subCodes). */
  readonly subCode: SubCodeName | undefined;
  /** The server's message, in the language of its response; '' for none. */
  readonly text: string;
  /** Values for the placeholders in the text of `subCode` or `messageId`. */
  readonly values: Values;
  /** The refusals by field (422), FIELDS_WRONG for an unknown one; empty for any other error. */
  readonly fields: Record<string, SubCodeName>;
  readonly status: number | undefined;
  /** Ms to wait before a retry, if the server sent a time. */
  readonly retryAfter: number | undefined;
  /** A message key of the portal that is more exact than the caller's. */
  readonly messageId: MessageKey | undefined;
  /** `data` of the refusing response. */
  readonly data: unknown;

  constructor(
    readonly kind: ApiErrorKind,
    { text = '', values = {}, fields = {}, cause, ...rest }: Details = {},
  ) {
    super(`API call: ${rest.subCode ?? rest.status ?? kind}`, { cause });
    this.subCode = rest.subCode;
    this.text = text;
    this.values = values;
    this.fields = fields;
    this.status = rest.status;
    this.retryAfter = rest.retryAfter;
    this.messageId = rest.messageId;
    this.data = rest.data;
  }

  /** Whether the server rejected the sent values: by a refusal, or as wrong fields. */
  get isVerdict(): boolean {
    return this.kind === 'refused' || Object.keys(this.fields).length > 0;
  }
}

/** Returns the entries of a record; none for any other value. */
const entriesOf = (data: unknown): [string, unknown][] => (isRecord(data) ? Object.entries(data) : []);

const isTextOrNumber = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number';

/** Reads the wrong fields of a 422. */
const readFields = (data: unknown): Record<string, SubCodeName> =>
  Object.fromEntries(
    entriesOf(data)
      .filter(isTextOrNumber)
      .map(([field, subCode]) => [field, getSubCodeName(subCode) ?? 'FIELDS_WRONG']),
  );

/** Converts a refusal (any code but 20000) to an error. */
export function errorFromEnvelope({
  subCode,
  subMsg,
  data,
}: Pick<Envelope, 'subCode' | 'subMsg'> & { data?: unknown }): ApiError {
  const values = Object.fromEntries(entriesOf(data).filter(isTextOrNumber));
  return new ApiError('refused', { subCode: getSubCodeName(subCode), text: subMsg ?? '', values, data });
}

function errorFromHttp(error: HttpError): ApiError {
  const { status, subCode, data, retryAfter } = error;
  return new ApiError('http', {
    status,
    subCode: getSubCodeName(subCode),
    fields: status === 422 ? readFields(data) : {},
    ...getStatusText(error),
    retryAfter,
    data,
    cause: error,
  });
}

/** Converts anything that a call or its preparation threw to an ApiError. */
export function errorFromException(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HttpError) return errorFromHttp(error);
  if (error instanceof ClientError) return new ApiError(error.failure, { cause: error });
  if (isAbort(error)) return new ApiError('aborted', { cause: error });
  return new ApiError('unexpected', { cause: error });
}

/** Returns whether the server refused for one of these reasons. */
export const isRefusedFor = (error: unknown, ...subCodes: SubCodeName[]): boolean =>
  error instanceof ApiError && error.subCode !== undefined && subCodes.includes(error.subCode);

/** Returns whether the record is unknown or another user's: the server does not distinguish the two. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
