/** Settings of a run: server, accounts, and permissions. */
import type { UserType } from '@/contract';

export interface Credentials {
  account: string;
  password: string;
  userType: UserType;
}

/** An application that is registered at the server. */
export interface Client {
  id: string;
  secret?: string;
  redirectUri: string;
}

export interface Settings {
  origin: string;
  /** The base address of the pages, '' for the origin itself. */
  pages: string;
  /** The path before /anonApi on this server, '' for none. */
  basePath: string;
  /** Null: only the checks for visitors run. */
  account: Credentials | null;
  secondAccount: Credentials | null;
  /** An account that leads a company, and may read more than handlers. */
  companyAccount: Credentials | null;
  /** An account that may be locked for 15 minutes; without its password the kit only sends wrong ones. */
  lockAccount: { account: string; password: string | null } | null;
  /** Accounts that the checks may make unusable. */
  spareAccounts: Credentials[];
  /** A mobile number without an account, whose messages the outbox shows. */
  unusedMobile: { region: string; mobile: string } | null;
  outbox: string | null;
  clients: Client[];
  /** Whether the server has the endpoints of the legacy template's screens, too. */
  template: boolean;
  areas: string[];
  /** Endpoints to check; all if empty. */
  endpoints: string[];
  /** Whether only the checks of kind `specification` run. */
  specification: boolean;
  allowChanges: boolean;
  allowMessages: boolean;
  allowVerifications: boolean;
  /** Per call, in ms. */
  timeout: number;
  /** Requests per second. */
  rate: number;
  /** A folder, or a Markdown file. */
  report: string | null;
}
