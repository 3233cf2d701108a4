import { When } from '@/components/When';
import type { AppealEvent } from '@/contract';
import { useT } from '@/hooks/useT';
import { FileNames } from './FileNames';
import { StateWords } from './StateWords';
import './Timeline.css';

/** What has happened to an appeal, the latest first, and what was said with it. */
export function Timeline({ events }: { events: AppealEvent[] }) {
  const t = useT();
  return (
    <ol className="appeal-timeline">
      {[...events].reverse().map(({ at, state, by, note, files }) => (
        <li key={`${at} ${state}`}>
          <p className="appeal-event">
            <strong>
              <StateWords state={state} />
            </strong>
            <span>{t(`appeal.by.${by}`)}</span>
          </p>
          <p className="appeal-when">
            <When at={at} />
          </p>
          {note && (
            <p className="appeal-note" dir="auto">
              {note}
            </p>
          )}
          {files.length > 0 && <FileNames files={files} />}
        </li>
      ))}
    </ol>
  );
}
