import { RelativeTime } from '@/components/Value/RelativeTime';
import type { AppealEvent } from '@/contract';
import { useT } from '@/hooks/useT';
import { AppealFileList } from './AppealFileList';
import { AppealStatusTag } from './AppealStatusTag';
import './AppealTimeline.css';

/** The events of an appeal with their notes, the latest first. */
export function AppealTimeline({ events }: { events: AppealEvent[] }) {
  const t = useT();
  return (
    <ol className="appeal-timeline plain-list">
      {[...events].reverse().map(({ at, state, by, note, files }) => (
        <li key={`${at} ${state}`}>
          <p className="appeal-event">
            <strong>
              <AppealStatusTag state={state} />
            </strong>
            <span>{t(`appeal.by.${by}`)}</span>
          </p>
          <p className="appeal-when">
            <RelativeTime at={at} />
          </p>
          {note && (
            <p className="appeal-note" dir="auto">
              {note}
            </p>
          )}
          {files.length > 0 && <AppealFileList files={files} />}
        </li>
      ))}
    </ol>
  );
}
