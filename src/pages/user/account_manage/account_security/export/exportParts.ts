/** The parts of the data export, each loaded through the portal's services. */
import { PAGE_NUMBER, PAGE_SIZE_MAX } from '@/constants';
import type { BehaviorRow, Page, PageQuery } from '@/contract';
import type { ExportPartName } from '@/domain/exportParts';
import { getAddress, listAddresses } from '@/services/addresses';
import { getAuthenticator } from '@/services/authenticator';
import { listAuthorizations } from '@/services/authorizations';
import { exportBehaviorRecords } from '@/services/behavior';
import { startExport } from '@/services/export';
import { listGrants } from '@/services/grants';
import { listAccounts, listBindings } from '@/services/linked';
import { getNotices } from '@/services/notices';
import { listPasskeys } from '@/services/passkeys';
import { getNotificationSettings } from '@/services/profile';
import { getRole, getRoles } from '@/services/roles';
import { getQuestions, getSecurity } from '@/services/security';
import { getSessions, getTrustedBrowsers } from '@/services/sessions';

export interface PartReadOptions {
  /** Aborted if the export was canceled. */
  signal: AbortSignal;
  /** Called with the number of records loaded so far. */
  onRecords: (count: number) => void;
}

/** Throws AbortError if the export was canceled. */
export function throwIfAborted({ aborted }: AbortSignal) {
  if (aborted) throw new DOMException('The copy is not wanted any more.', 'AbortError');
}

/** Loads all pages of a list. If rows are deleted meanwhile, an empty page counts as the last. */
async function readAllPages<Row>(
  list: (query: Pick<PageQuery, 'pageNumber' | 'pageSize'>) => Promise<Page<Row>>,
  { signal, onRecords }: PartReadOptions,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNumber = PAGE_NUMBER; ; pageNumber += 1) {
    const page = await list({ pageNumber, pageSize: PAGE_SIZE_MAX });
    throwIfAborted(signal);
    rows.push(...page.list);
    onRecords(rows.length);
    if (page.list.length === 0 || rows.length >= page.total) return rows;
  }
}

/** Loads each record of a list in full. */
async function readInFull<Row extends { id: string }, Full>(
  rows: Row[],
  get: (id: string) => Promise<Full>,
  { signal }: PartReadOptions,
): Promise<Full[]> {
  const full: Full[] = [];
  for (const { id } of rows) {
    full.push(await get(id));
    throwIfAborted(signal);
  }
  return full;
}

async function readBehavior({ signal, onRecords }: PartReadOptions): Promise<BehaviorRow[]> {
  const rows: BehaviorRow[] = [];
  let cursor: string | undefined;
  do {
    const part = await exportBehaviorRecords(cursor === undefined ? {} : { cursor }, signal);
    rows.push(...part.list);
    onRecords(rows.length);
    cursor = part.next ?? undefined;
  } while (cursor !== undefined);
  return rows;
}

const readAuthorizations = (direction: 'given' | 'received') => async (options: PartReadOptions) => {
  const rows = await readAllPages((query) => listAuthorizations({ ...query, direction }), options);
  return rows.map((row) => omit(['actions'], row));
};

/** Loads the user's roles in companies, with the authorizations of each. */
async function readRoles(options: PartReadOptions): Promise<object[]> {
  const roles = await readInFull(await getRoles(), getRole, options);
  return roles.map((role) => ({
    ...omit(['actions', 'canAct', 'isActing', 'licenseQr', 'certificatesEnding', 'matters'], role),
    authorizations: role.authorizations.map((one) => omit(['actions', 'version', 'handlerId'], one)),
  }));
}

/**
 * Returns a record without the given fields: those only used by the interface, and those that the account part
 * contains unmasked.
 */
const omit = <Part extends object>(names: (keyof Part & string)[], part: Part): object =>
  Object.fromEntries(Object.entries(part).filter(([name]) => !(names as string[]).includes(name)));

/** The loader of each part. Each throws ApiError, or AbortError if the export was canceled. */
export const partReaders: Record<ExportPartName, (options: PartReadOptions) => Promise<object>> = {
  account: startExport,
  security: async () => omit(['account', 'mobile', 'email', 'emailVersion'], await getSecurity()),
  questions: async () => (await getQuestions()).questions,
  sessions: getSessions,
  trustedBrowsers: getTrustedBrowsers,
  addresses: async (options) => {
    const rows = await readInFull(await readAllPages(listAddresses, options), getAddress, options);
    return rows.map((row) => omit(['version'], row));
  },
  authorizationsGiven: readAuthorizations('given'),
  authorizationsReceived: readAuthorizations('received'),
  grants: () => listGrants(),
  bindings: async () => (await listBindings()).list,
  passkeys: async () => (await listPasskeys()).list,
  authenticator: getAuthenticator,
  accounts: listAccounts,
  roles: readRoles,
  notices: getNotices,
  notificationSettings: getNotificationSettings,
  behavior: readBehavior,
};
