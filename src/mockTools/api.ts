/** The endpoints of the mock portal's tools, which are outside the contract: a real server has none of them. */
import type { Envelope, Instant, VerificationField } from '@/contract';
import { errorFromEnvelope, errorFromException } from '@/utils/http/ApiError';
import { isSuccess } from '@/utils/http/envelope';
import { request } from '@/utils/http/request';

/** A message sent by the portal. */
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

/** A QR code displayed in this browser. */
export interface OpenQr {
  uuid: string;
  /** Account of the phone that has scanned it. */
  phone: string | null;
}

/** A pending visit of this browser to a provider's page. */
export interface OpenProvider {
  state: string;
  /** Localized name. */
  name: string;
  /** Purpose of the visit. */
  purpose: 'signIn' | 'verify';
  /**
   * For sign-in: the people with an account at the provider and a linked account of the portal; for verification: the
   * people whom the payment app knows.
   */
  people: { subject: string; account: string }[];
}

export type ReviewerAction = 'take' | 'ask' | 'approve' | 'reject' | 'close';

/** An undecided appeal, submitted in this browser or by its signed-in account. */
export interface OpenAppeal {
  ticket: string;
  state: 'SUBMITTED' | 'REVIEWING' | 'NEED_MORE';
  /** The reviewer's available actions. */
  actions: ReviewerAction[];
}

/** Pending tasks of the other parties in this browser. */
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

/** The fields that a registry stores about a person. The code that a channel requires is in the outbox. */
export type RecordField = Exclude<VerificationField, 'region' | 'code'>;
export type RegistryAction = 'up' | 'down' | 'slow' | 'fail';

/** A channel's registry data about the signed-in user, and its simulated behavior. */
export interface RegistryRecord {
  channel: string;
  /** null if it has no record of the user. */
  fields: Partial<Record<RecordField, string>> | null;
  action: RegistryAction;
}

/** The signed-in user as declared or verified, with the records of the registries. */
export interface OwnRecords {
  name: string;
  idNo: string;
  records: RegistryRecord[];
}

/** A company's registry record. */
interface RegisteredCompany {
  orgName: string;
  uscc: string;
  legalRep: string;
}

export type CompanyProofAction = 'approve' | 'decline' | 'unavailable';

export type PhoneAction = 'scan' | 'confirm' | 'cancel';
export type ProviderAction = 'approve' | 'cancel' | 'fail';

/**
 * Calls 'METHOD /mock/…'. Throws ApiError. Responses are not validated against schemas, because the tools and their
 * endpoints belong together. The calling page shows errors itself.
 */
async function callMock<Data>(endpoint: string, body?: object): Promise<Data> {
  let envelope: Envelope | undefined;
  try {
    await request(endpoint, {
      body,
      quiet: true,
      onEnvelope: (received) => {
        envelope = received;
      },
    });
  } catch (error) {
    throw errorFromException(error);
  }
  if (!envelope || !isSuccess(envelope)) throw errorFromEnvelope(envelope ?? { subCode: null, subMsg: null });
  return envelope.data as Data;
}

/** Loads the messages sent by the portal, newest first. */
export const getOutbox = () => callMock<{ list: OutboxMessage[] }>('GET /mock/outbox');

/** Loads the pending tasks of the other parties in this browser. */
export const getOpenTasks = () => callMock<OpenTasks>('GET /mock/open');

/**
 * Acts as the phone that scans the QR code of this uuid; `account` is the account name of the phone's user. The data
 * of a refusal contains `taken` if another phone has scanned the code.
 */
export const actAsPhone = (uuid: string, action: PhoneAction, account: string) =>
  callMock<unknown>('POST /mock/act', { as: 'phone', uuid, action, account });

/** Acts as the provider; resolves with the address to which it redirects the browser. */
export const actAsProvider = (state: string, action: ProviderAction, subject: string) =>
  callMock<{ redirectUrl: string }>('POST /mock/act', { as: 'provider', state, action, subject });

/** Acts as the reviewer of the appeal with this ticket number; `note` is the message to the applicant. */
export const actAsReviewer = (ticket: string, action: ReviewerAction, note: string) =>
  callMock<unknown>('POST /mock/act', { as: 'reviewer', ticket, action, note });

/** Loads the registries' data about the signed-in user. */
export const getOwnRecords = () => callMock<OwnRecords>('GET /mock/registry');

/** Sets how the registry of a channel responds, for all users. */
export const actAsRegistry = (channel: string, action: RegistryAction) =>
  callMock<null>('POST /mock/act', { as: 'registry', channel, action });

/** Loads the data of the company registry. */
export const getRegisteredCompanies = () => callMock<RegisteredCompany[]>('GET /mock/companies');

/** Acts as the party that confirms the company of a role. */
export const actAsCompanyRegistry = (roleId: string, action: CompanyProofAction) =>
  callMock<null>('POST /mock/act', { as: 'registry', roleId, action });

/** Advances the portal's clock by `advanceMs`; resolves with its new time. */
export const advanceClock = (advanceMs: number) =>
  callMock<{ now: Instant }>('POST /mock/clock', { advanceMs });

/** Resets the portal to the seed, for all users. */
export const resetPortal = () => callMock<null>('POST /mock/reset', {});

/** Loads the demo certificates. */
export const getCertificates = () => callMock<DemoCertificate[]>('GET /mock/certificates');

/** Returns the download address of a demo certificate. */
export const getCertificateUrl = (name: string) => `/mock/certificates/${encodeURIComponent(name)}`;
