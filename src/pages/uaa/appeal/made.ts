/** The appeal just made, kept in this tab: its ticket number must not be lost to a reload. */
import type { Data } from '@/contract';
import { forgetKept, readKept, writeKept } from '@/utils/storage/tabStorage';

export type MadeAppeal = Data<'makeAppeal'>;

const NAME = 'appealMade';
/** What the form of the lookup keeps: filled in with the appeal just made. */
export const LOOK_UP = 'appealLookUp';
export const KEPT_OF_LOOK_UP = ['ticket', 'region', 'mobile'] as const;

const isMade = (value: unknown): value is MadeAppeal =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as MadeAppeal).ticket === 'string' &&
  typeof (value as MadeAppeal).submittedAt === 'string';

export function readMade(): MadeAppeal | null {
  const kept = readKept(NAME);
  return isMade(kept) ? kept : null;
}

export const keepMade = ({ ticket, submittedAt }: MadeAppeal) => writeKept(NAME, { ticket, submittedAt });

export const forgetMade = () => forgetKept(NAME);

/** Fills the lookup in. */
export const keepLookUp = (ticket: string, contact: { region: string; mobile: string }) =>
  writeKept(LOOK_UP, { ticket, ...contact });
