/** Whose code ran for how long, summed up over all visits. */
import { isOwn } from './attribution';
import { summarize } from './statistics';

export interface OwnerTime {
  owner: string;
  /** Median, in ms. */
  time: number;
  /** Of all time in which something ran, 0 to 1. */
  share: number;
}

/** Packages below this share of all time are one row; folders of our own below this one are. */
const PACKAGE_MIN = 0.01;
const FOLDER_MIN = 0.001;

const addUp = (owner: string, owners: readonly OwnerTime[]): OwnerTime => ({
  owner,
  time: owners.reduce((sum, { time }) => sum + time, 0),
  share: owners.reduce((sum, { share }) => sum + share, 0),
});

/** The longest first; what is small is one row at the end. */
function gatherSmall(owners: readonly OwnerTime[], min: number): OwnerTime[] {
  const small = owners.filter(({ share }) => share < min);
  const shown = owners.filter(({ share }) => share >= min).sort((a, b) => b.time - a.time);
  return small.length > 0 ? [...shown, addUp(`others (${small.length})`, small)] : shown;
}

/** The median of each owner over all visits. */
export function summarizeOwners(visits: readonly ReadonlyMap<string, number>[]): OwnerTime[] {
  const owners = [...new Set(visits.flatMap((one) => [...one.keys()]))];
  const times = owners.map((owner) => summarize(visits.map((one) => one.get(owner) ?? 0))?.median ?? 0);
  const total = times.reduce((sum, time) => sum + time, 0);
  return owners.map((owner, index) => {
    const time = times[index] ?? 0;
    return { owner, time, share: total > 0 ? time / total : 0 };
  });
}

/** Packages and the browser; everything of our own is one row among them. */
export function listPackages(owners: readonly OwnerTime[]): OwnerTime[] {
  const own = addUp(
    'this portal',
    owners.filter(({ owner }) => isOwn(owner)),
  );
  return gatherSmall([own, ...owners.filter(({ owner }) => !isOwn(owner))], PACKAGE_MIN);
}

/** Our own folders. */
export const listFolders = (owners: readonly OwnerTime[]): OwnerTime[] =>
  gatherSmall(
    owners.filter(({ owner }) => isOwn(owner)),
    FOLDER_MIN,
  );
