import { Button } from 'antd';
import { useRef } from 'react';
import { Alert } from '@/components/Alert';
import type { FileControl } from '@/components/DropZone';
import { useT } from '@/hooks/useT';
import type { SendFile } from '@/services/files';
import { getDisplayFileName } from '@/utils/displayFileName';
import { FileDropZone } from './FileDropZone';
import { FileRow } from './FileRow';
import type { FileItem, RejectedFile } from './fileItems';
import { useUploads } from './useUploads';
import './index.css';

const NONE: FileItem[] = [];

interface Props extends FileControl {
  value?: FileItem[];
  onChange?: (items: FileItem[]) => void;
  send: SendFile;
}

/** Chooses files and sends each at once: what is refused is said here, the rest is kept. */
export function FilesInput({ value = NONE, onChange = () => undefined, send, ...control }: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { shares, refused, add, retry, remove, forgetRefused } = useUploads(value, onChange, send);
  const done = value.filter(({ stored }) => stored).length;

  return (
    <div className="files">
      <FileDropZone {...control} input={input} onFiles={add} />
      {refused.length > 0 && (
        <NotTaken
          refused={refused}
          onClose={() => {
            forgetRefused();
            input.current?.focus();
          }}
        />
      )}
      {value.length > 0 && (
        <ul className="files-list">
          {value.map((item) => (
            <FileRow
              key={item.key}
              item={item}
              share={shares[item.key] ?? 0}
              onRetry={() => retry(item)}
              onRemove={() => {
                remove(item.key);
                // The button goes with its row: the focus stays within the field.
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <span role="status" className="visually-hidden">
        {value.length > 0 && t('files.status', { done, count: value.length })}
      </span>
    </div>
  );
}

/** Which of the files chosen last were not taken, and why. */
function NotTaken({ refused, onClose }: { refused: RejectedFile[]; onClose: () => void }) {
  const t = useT();
  return (
    <Alert
      type="warning"
      className="files-not-taken"
      role="alert"
      message={t('files.refused')}
      action={
        <Button size="small" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
      description={
        <ul className="files-refused">
          {refused.map(({ name, problem }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name; the list only comes and goes
            <li key={index}>
              <bdi>{getDisplayFileName(name)}</bdi>: {t(problem)}
            </li>
          ))}
        </ul>
      }
    />
  );
}
