import type { Ref } from 'react';
import { Alert } from '@/components/Status/Alert';
import { APPEAL_ANSWER_TIME } from '@/constants';
import type { AppealProgress } from '@/contract';
import { useT } from '@/hooks/useT';
import { formatDeadline } from '@/utils/i18n/dates';
import { APPEAL_MEANINGS } from './AppealStatusTag';
import './AppealStatus.css';

interface Props extends Pick<AppealProgress, 'state' | 'timeline'> {
  /** Ref of a heading to focus when the focused element was unmounted. */
  heading?: Ref<HTMLHeadingElement>;
}

/** Returns the formatted deadline for the user's reply. */
const answerBy = (askedAt: string): string =>
  formatDeadline(new Date(Date.parse(askedAt) + APPEAL_ANSWER_TIME).toISOString());

/** The status of an appeal, its meaning, and the reviewer's note. */
export function AppealStatus({ state, timeline, heading }: Props) {
  const t = useT();
  const meaning = APPEAL_MEANINGS[state];
  const last = timeline.at(-1);
  const note = last?.by === 'reviewer' ? last.note : '';
  const until = state === 'NEED_MORE' && last ? answerBy(last.at) : '';
  return (
    <Alert
      type={meaning === 'pending' || meaning === 'neutral' ? 'info' : meaning}
      className="appeal-standing"
      message={
        <h2 ref={heading} tabIndex={-1}>
          {t(`appeal.state.${state}`)}
        </h2>
      }
      description={
        <>
          <p>{t(`appeal.state.${state}.means`)}</p>
          {until && <p>{t('appeal.answerBy', { until })}</p>}
          {note && (
            <>
              <p className="appeal-standing-note">{t('appeal.note')}</p>
              <blockquote dir="auto">{note}</blockquote>
            </>
          )}
        </>
      }
    />
  );
}
