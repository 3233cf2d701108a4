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
  /** Null checks only what visitors see. */
  account: Credentials | null;
  secondAccount: Credentials | null;
  /** Leads a company: reads what handlers may not. */
  companyAccount: Credentials | null;
  /** An account that the checks may lock for 15 minutes. Without a password, they only try failing sign-ins. */
  lockAccount: { account: string; password: string | null } | null;
  /** A mobile number without an account, whose messages the outbox shows. */
  unusedMobile: { region: string; mobile: string } | null;
  outbox: string | null;
  clients: Client[];
  /** Whether the server answers the calls of the legacy template's screens, too. */
  template: boolean;
  areas: string[];
  /** Checks only these endpoints, all if empty. */
  endpoints: string[];
  /** Runs only the checks of what the specification itself demands. */
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
