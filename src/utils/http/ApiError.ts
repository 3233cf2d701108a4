/** The one error that services throw: why a call did not answer with its data. */
import type { Envelope } from '@/contract';
import type { SubCodeName } from '@/contract/subCodes';
import type { MessageKey } from '@/locales/zh-CN/index';
import { isRecord } from '@/utils/isRecord';
import { getSubCodeName } from '@/utils/subCodeNames';
import { ClientError, type ClientFailure, HttpError, isAbort } from './httpErrors';
import { getStatusText } from './status';

/**
 * - refused: the server answered 2xx and said no (`subCode`, `text`, `values`)
 * - http: a status outside 2xx (`status`, and of a 422 `fields`)
 * - network, timeout, noFetch: there was no answer; parse: an answer of another shape than the contract's
 * - aborted: the caller took the call back
 * - declined: a step-up was asked for, and the person did not confirm
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
  /** The server's own words, in the language of its answer; '' for none. */
  readonly text: string;
  /** Fill the places that the words of `subCode` or `messageId` leave. */
  readonly values: Values;
  /** The refusals by field (422), FIELDS_WRONG for an unknown one; empty for any other error. */
  readonly fields: Record<string, SubCodeName>;
  readonly status: number | undefined;
  /** Ms to wait before another try, where the server told. */
  readonly retryAfter: number | undefined;
  /** A message key of the portal that is more exact than the caller's. */
  readonly messageId: MessageKey | undefined;
  /** `data` of the refusing answer. */
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

/** The entries of a value that is a record; none for anything else. */
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

/** A refusal (any code but 20000) as an error. */
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

/** Whether the server refused for one of these reasons. */
export const isRefusedFor = (error: unknown, ...subCodes: SubCodeName[]): boolean =>
  error instanceof ApiError && error.subCode !== undefined && subCodes.includes(error.subCode);

/** The record is unknown, or belongs to somebody else: the server does not distinguish the two. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
