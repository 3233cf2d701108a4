import { FileImageOutlined, FilePdfOutlined } from '@ant-design/icons';
import { FileName } from '@/components/Value/FileName';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { AppealEvent, StoredFile } from '@/contract';
import { useT } from '@/hooks/useT';
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

/** The files of an appeal by name and size; their content is available to the reviewer only. */
export function AppealFileList({ files }: { files: StoredFile[] }) {
  return (
    <ul className="appeal-files plain-list">
      {files.map(({ id, name, size, type }) => (
        <li key={id}>
          {type === 'application/pdf' ? (
            <FilePdfOutlined aria-hidden="true" />
          ) : (
            <FileImageOutlined aria-hidden="true" />
          )}
          <FileName name={name} size={size} />
        </li>
      ))}
    </ul>
  );
}
