/** What a copy of one's data is made of, part by part, each read through the portal's own calls. */
import { PAGE_NUMBER, PAGE_SIZE_MAX } from '@/constants';
import type { BehaviorRow, Page, PageQuery } from '@/contract';
import { getNotices } from '@/services/account';
import { getAddress, listAddresses } from '@/services/addresses';
import { listAuthorizations } from '@/services/authorizations';
import { exportBehaviorRecords } from '@/services/behavior';
import { startExport } from '@/services/export';
import { listGrants } from '@/services/grants';
import { listAccounts, listBindings } from '@/services/linked';
import { getNotificationSettings } from '@/services/profile';
import { getQuestions, getSecurity } from '@/services/security';
import { getSessions } from '@/services/sessions';
import type { Failure } from '@/utils/http/failure';
import { refusalOf } from '@/utils/http/failure';

/** In the order they are read; the first brings the account, the profile and the appeals. */
export const exportPartNames = [
  'account',
  'security',
  'questions',
  'sessions',
  'addresses',
  'authorizationsGiven',
  'authorizationsReceived',
  'grants',
  'bindings',
  'accounts',
  'notices',
  'notificationSettings',
  'behaviour',
] as const;

export type ExportPartName = (typeof exportPartNames)[number];

export interface PartReadOptions {
  /** Whether the copy is still wanted. */
  signal: AbortSignal;
  /** Hears how many records of the part have come so far. */
  onRecords: (count: number) => void;
}

/** A call that brought nothing to keep, and why. */
export class PartReadError extends Error {
  readonly name = 'PartRefused';

  constructor(readonly failure: Failure | null) {
    super('A part of the copy was refused.');
  }
}

/** Throws once nobody wants the copy any more. */
export function throwIfAborted({ aborted }: AbortSignal) {
  if (aborted) throw new DOMException('The copy is not wanted any more.', 'AbortError');
}

/** What an answer holds; a refusal, and an empty answer, hold nothing. */
function held<T>(answer: T, failure: Failure | null = null): Exclude<T, boolean> {
  if (typeof answer === 'boolean') throw new PartReadError(failure);
  return answer as Exclude<T, boolean>;
}

/** All pages of a list. What is deleted meanwhile ends it: a page without rows is the last. */
async function allPages<Row>(
  list: (query: PageQuery) => Promise<Page<Row> | boolean>,
  { signal, onRecords }: PartReadOptions,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNumber = PAGE_NUMBER; ; pageNumber += 1) {
    const page = held(await list({ pageNumber, pageSize: PAGE_SIZE_MAX }));
    throwIfAborted(signal);
    rows.push(...page.list);
    onRecords(rows.length);
    if (page.list.length === 0 || rows.length >= page.total) return rows;
  }
}

/** Each record of a list in full. */
async function inFull<Row extends { id: string }, Full>(
  rows: Row[],
  get: (id: string) => Promise<Full>,
  { signal }: PartReadOptions,
): Promise<Exclude<Full, boolean>[]> {
  const full: Exclude<Full, boolean>[] = [];
  for (const { id } of rows) {
    full.push(held(await get(id)));
    throwIfAborted(signal);
  }
  return full;
}

async function allBehaviour({ signal, onRecords }: PartReadOptions): Promise<BehaviorRow[]> {
  const rows: BehaviorRow[] = [];
  let cursor: string | undefined;
  do {
    const part = held(await exportBehaviorRecords(cursor === undefined ? {} : { cursor }, signal));
    rows.push(...part.list);
    onRecords(rows.length);
    cursor = part.next ?? undefined;
  } while (cursor !== undefined);
  return rows;
}

async function begin() {
  let failure: Failure | null = null;
  const answer = await startExport((envelope) => {
    failure = refusalOf(envelope);
  });
  return held(answer, failure);
}

const authorizations = (direction: 'given' | 'received') => async (asking: PartReadOptions) => {
  const rows = await allPages((query) => listAuthorizations({ ...query, direction }), asking);
  return rows.map((row) => without(['actions'], row));
};

/** A record without what serves the screens alone, or stands unmasked in the account's own part. */
const without = <Part extends object>(names: (keyof Part & string)[], part: Part): object =>
  Object.fromEntries(Object.entries(part).filter(([name]) => !(names as string[]).includes(name)));

/** How each part is read. */
export const partReaders: Record<ExportPartName, (asking: PartReadOptions) => Promise<object>> = {
  account: begin,
  security: async () => without(['account', 'mobile', 'email', 'emailVersion'], held(await getSecurity())),
  questions: async () => held(await getQuestions()).questions,
  sessions: async () => held(await getSessions()),
  addresses: async (asking) => {
    const rows = await inFull(await allPages(listAddresses, asking), getAddress, asking);
    return rows.map((row) => without(['version'], row));
  },
  authorizationsGiven: authorizations('given'),
  authorizationsReceived: authorizations('received'),
  grants: async () => held(await listGrants()),
  bindings: async () => held(await listBindings()).list,
  accounts: async () => held(await listAccounts()),
  notices: async () => held(await getNotices()),
  notificationSettings: async () => held(await getNotificationSettings()),
  behaviour: allBehaviour,
};
