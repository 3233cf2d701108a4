import { type StatusMeaning, StatusTag } from '@/components/Status/StatusTag';
import type { AppealState } from '@/contract';
import { useT } from '@/hooks/useT';

export const APPEAL_MEANINGS: Record<AppealState, StatusMeaning> = {
  SUBMITTED: 'pending',
  REVIEWING: 'pending',
  NEED_MORE: 'warning',
  APPROVED: 'success',
  REJECTED: 'error',
  WITHDRAWN: 'neutral',
  CLOSED: 'neutral',
};

/** The status of an appeal as a colored tag. */
export function AppealStatusTag({ state }: { state: AppealState }) {
  const t = useT();
  return <StatusTag meaning={APPEAL_MEANINGS[state]}>{t(`appeal.state.${state}`)}</StatusTag>;
}
