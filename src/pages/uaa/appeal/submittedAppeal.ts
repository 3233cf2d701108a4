/** Stores the submitted appeal in this tab, so that a reload does not lose its ticket number. */
import type { Data } from '@/contract';
import { isRecord } from '@/utils/isRecord';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';

export type SubmittedAppeal = Data<'makeAppeal'>;

const TAB_STATE_KEY = 'appealMade';

const isSubmittedAppeal = (value: unknown): value is SubmittedAppeal =>
  isRecord(value) && typeof value.ticket === 'string' && typeof value.submittedAt === 'string';

/** Returns the appeal that this tab submitted last; null if there is none or the stored value is invalid. */
export function readSubmittedAppeal(): SubmittedAppeal | null {
  const stored = readTabState(TAB_STATE_KEY);
  return isSubmittedAppeal(stored) ? stored : null;
}

export const saveSubmittedAppeal = ({ ticket, submittedAt }: SubmittedAppeal) =>
  writeTabState(TAB_STATE_KEY, { ticket, submittedAt });

export const clearSubmittedAppeal = () => clearTabState(TAB_STATE_KEY);
