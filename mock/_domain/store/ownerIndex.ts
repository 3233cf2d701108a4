/**
 * Index of a map's records by owner, so that counting does not read all records. It is outside the state,
 * which is plain data, and is rebuilt if it is missing.
 */

/** A record that is stored for a limited time. Its owner is the visitor, `owner` or the account. */
export interface Kept {
  expiresAt: number;
  visitor?: string;
  owner?: string;
  accountId?: string | null;
  /** The network address of the request that created it. */
  network?: string;
}

type Records = Map<string, Kept>;

/** How many ids of deleted records an index may contain before it is rebuilt. */
const SLACK = 1_000;

class OwnerIndex {
  /** The ids by owner and by network address, oldest first. */
  readonly ids = new Map<string, Set<string>>();
  idCount = 0;
  /** When the whole map was last searched for expired records (ms). */
  sweptAt = 0;

  constructor(private readonly records: Records) {}

  /** Lists the ids of the live records that have the same owner. */
  listOwn(record: Kept): string[] {
    const key = ownKey(record);
    return key === undefined ? [] : this.list(key);
  }

  /** Lists the ids of the live records of a network address; [] if the index has fewer than `least` ids. */
  listOfNetwork(network: string | undefined, least = 0): string[] {
    if (network === undefined) return [];
    const key = networkKey(network);
    return (this.ids.get(key)?.size ?? 0) < least ? [] : this.list(key);
  }

  private list(key: string): string[] {
    const ids = this.ids.get(key) ?? new Set();
    for (const id of ids) {
      const record = this.records.get(id);
      if (record && keysOf(record).includes(key)) continue;
      ids.delete(id);
      this.idCount -= 1;
    }
    return [...ids];
  }
}

const indexes = new WeakMap<Records, OwnerIndex>();

const ownKey = ({ visitor, owner, accountId }: Kept): string | undefined => {
  const own = visitor ?? owner ?? accountId;
  return own === undefined || own === null ? undefined : `own ${own}`;
};

const networkKey = (network: string): string => `network ${network}`;

const keysOf = (record: Kept): string[] =>
  [ownKey(record), record.network === undefined ? undefined : networkKey(record.network)].filter(
    (key) => key !== undefined,
  );

/** Returns the index of a map. Rebuilds it if it is missing or contains far more ids than the map. */
export function getIndex(records: Records): OwnerIndex {
  const found = indexes.get(records);
  if (found && found.idCount <= 4 * records.size + SLACK) return found;
  const index = new OwnerIndex(records);
  index.sweptAt = found?.sweptAt ?? 0;
  for (const [id, record] of records) addToIndex(index, id, record);
  indexes.set(records, index);
  return index;
}

/** Adds a record that has just been put into the map. */
export function addToIndex(index: OwnerIndex, id: string, record: Kept): void {
  for (const key of keysOf(record)) {
    const ids = index.ids.get(key) ?? new Set();
    // The newest record is last, also if its id was in the set before.
    if (!ids.delete(id)) index.idCount += 1;
    index.ids.set(key, ids.add(id));
  }
}

/** Deletes the index of a map whose records got another owner. */
export function forgetIndex(records: Records): void {
  indexes.delete(records);
}
