/** The mock portal's tools, called past the contract: a real server has none of them. */
import type { Envelope, Instant, VerificationField } from '@/contract';
import { errorFromEnvelope, errorFromException } from '@/utils/http/ApiError';
import { isSuccess } from '@/utils/http/envelope';
import { request } from '@/utils/http/request';

/** What the portal sent. */
export interface OutboxMessage {
  id: string;
  at: Instant;
  kind: 'sms' | 'mail';
  to: string;
  text: string;
  code?: string;
  /** A path of the portal. */
  link?: string;
}

/** A QR code on one of this browser's screens. */
export interface OpenQr {
  uuid: string;
  /** Account on the phone that has scanned it. */
  phone: string | null;
}

/** A provider's page this browser was sent to. */
export interface OpenProvider {
  state: string;
  /** In the reader's language. */
  name: string;
  /** What the person is there for. */
  purpose: 'signIn' | 'verify';
  /** Who has an account there and, linked to it, one of the portal; to verify, whom the payment app knows. */
  people: { subject: string; account: string }[];
}

export type ReviewerAction = 'take' | 'ask' | 'approve' | 'reject' | 'close';

/** An appeal made in this browser, or by the account signed in to it, that is not decided yet. */
export interface OpenAppeal {
  ticket: string;
  state: 'SUBMITTED' | 'REVIEWING' | 'NEED_MORE';
  /** What its reviewer may do now. */
  actions: ReviewerAction[];
}

/** What waits for the other side in this browser. */
interface OpenTasks {
  qr: OpenQr[];
  providers: OpenProvider[];
  appeals: OpenAppeal[];
}

interface DemoCertificate {
  name: string;
  file: string;
  about: string;
}

/** What a registry keeps of a person. The code that a channel asks for is in the outbox. */
export type RecordField = Exclude<VerificationField, 'region' | 'code'>;
export type RegistryAction = 'up' | 'down' | 'slow' | 'fail';

/** What the registry of a channel knows of the signed-in person, and how it behaves. */
export interface RegistryRecord {
  channel: string;
  /** null where it has no record of them. */
  fields: Partial<Record<RecordField, string>> | null;
  action: RegistryAction;
}

/** The signed-in person as they declared themselves, or as verified, with what the registries know of them. */
export interface OwnRecords {
  name: string;
  idNo: string;
  records: RegistryRecord[];
}

/** A company as its registry has it. */
interface RegisteredCompany {
  orgName: string;
  uscc: string;
  legalRep: string;
}

export type CompanyProofAction = 'approve' | 'decline' | 'unavailable';

export type PhoneAction = 'scan' | 'confirm' | 'cancel';
export type ProviderAction = 'approve' | 'cancel' | 'fail';

/**
 * Calls 'METHOD /mock/…'. Throws ApiError: the tools have no schemas of their own, because they and the pages that use
 * them are one. The page says itself what is wrong.
 */
async function ask<Data>(endpoint: string, body?: object): Promise<Data> {
  let envelope: Envelope | undefined;
  try {
    await request(endpoint, {
      body,
      quiet: true,
      onEnvelope: (answer) => {
        envelope = answer;
      },
    });
  } catch (error) {
    throw errorFromException(error);
  }
  if (!envelope || !isSuccess(envelope)) throw errorFromEnvelope(envelope ?? { subCode: null, subMsg: null });
  return envelope.data as Data;
}

/** What the portal sent, newest first. */
export const getOutbox = () => ask<{ list: OutboxMessage[] }>('GET /mock/outbox');

/** What waits for the other side in this browser. */
export const getOpenTasks = () => ask<OpenTasks>('GET /mock/open');

/**
 * Plays the phone at the QR code of this uuid; `account` is the account name it is signed in with.
 * A refusal's data says whether another phone has `taken` the code.
 */
export const actAsPhone = (uuid: string, action: PhoneAction, account: string) =>
  ask<unknown>('POST /mock/act', { as: 'phone', uuid, action, account });

/** Plays the provider; answers the address it sends the browser back to. */
export const actAsProvider = (state: string, action: ProviderAction, subject: string) =>
  ask<{ redirectUrl: string }>('POST /mock/act', { as: 'provider', state, action, subject });

/** Plays the reviewer of the appeal with this ticket number; `note` are their words to the applicant. */
export const actAsReviewer = (ticket: string, action: ReviewerAction, note: string) =>
  ask<unknown>('POST /mock/act', { as: 'reviewer', ticket, action, note });

/** What the registries know of the signed-in person. */
export const getOwnRecords = () => ask<OwnRecords>('GET /mock/registry');

/** Makes the registry of a channel answer as usual, or not, for everyone. */
export const actAsRegistry = (channel: string, action: RegistryAction) =>
  ask<null>('POST /mock/act', { as: 'registry', channel, action });

/** What the registry of companies knows. */
export const getRegisteredCompanies = () => ask<RegisteredCompany[]>('GET /mock/companies');

/** Answers for whoever was asked to prove the company of a role. */
export const actAsCompanyRegistry = (roleId: string, action: CompanyProofAction) =>
  ask<null>('POST /mock/act', { as: 'registry', roleId, action });

/** Moves the portal's clock forward by `advanceMs`; answers its time. */
export const advanceClock = (advanceMs: number) => ask<{ now: Instant }>('POST /mock/clock', { advanceMs });

/** The seed again, for everyone. */
export const resetPortal = () => ask<null>('POST /mock/reset', {});

/** Certificates to try signing in with. */
export const getCertificates = () => ask<DemoCertificate[]>('GET /mock/certificates');

/** Where a demo certificate is downloaded. */
export const getCertificateUrl = (name: string) => `/mock/certificates/${encodeURIComponent(name)}`;
