/** Why a submit failed, for the form to say where the next attempt starts. */

import type { Envelope } from '@/contract';
import { type SubCodeName, subCodeName } from '@/contract/subCodes';
import type { MessageKey } from '@/locales/zh-CN/index';
import { StepUpDeclined } from '@/utils/http/stepUp';
import { SecretError } from '@/utils/secret';
import { HttpError } from './request';
import { statusTexts } from './status';

/** The server's words in the reader's language, or a message of our own. */
export type Failure =
  /** `values` fill the places the subCode's words leave. */
  | { subCode: SubCodeName | undefined; text: string; values?: Record<string, string | number> }
  /** `fields`: what is wrong with which, by subCode (422). */
  | { messageId: MessageKey; fields?: Record<string, string> };

/** Whether it is about nothing that was filled in: there was no answer, or none that judges it. */
export const isAboutNoField = (failure: Failure): boolean =>
  'messageId' in failure && Object.keys(failure.fields ?? {}).length === 0;

const entriesOf = (data: unknown): [string, unknown][] =>
  typeof data === 'object' && data !== null ? Object.entries(data) : [];

/** The numbers and texts of a refusal's data, by name. */
const valuesOf = (data: unknown) =>
  Object.fromEntries(
    entriesOf(data).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );

/** The field names and subCodes of a 422, as far as they are that. */
const fieldsOf = (data: unknown): Record<string, string> =>
  Object.fromEntries(
    entriesOf(data).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** What a refusal says. */
export const refusalOf = ({
  subCode,
  subMsg,
  data,
}: Pick<Envelope, 'subCode' | 'subMsg'> & { data?: unknown }): Failure => ({
  subCode: subCodeName(subCode),
  text: subMsg ?? '',
  values: valuesOf(data),
});

/** What stopped a call before there was an answer to speak of; `unreachable` says so in the form's own words. */
export function causeOf(error: unknown, unreachable: MessageKey): Failure {
  if (error instanceof SecretError) return { messageId: error.messageId };
  if (error instanceof StepUpDeclined)
    return { messageId: error.possible ? 'stepUp.declined' : 'stepUp.impossible' };
  if (!(error instanceof HttpError)) return { messageId: unreachable };
  const messageId = statusTexts[error.status] ?? unreachable;
  return error.status === 422 ? { messageId, fields: fieldsOf(error.data) } : { messageId };
}

/** Why something could not be read, where the server has answered at all; null where it has not. */
export function unloadedBy(error: unknown): Failure | null {
  return error instanceof HttpError ? causeOf(error, 'error.request') : null;
}
