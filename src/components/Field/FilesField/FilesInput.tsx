import { Button } from 'antd';
import { type Ref, useEffect, useRef } from 'react';
import { DropZone, type FileFieldAttributes } from '@/components/Field/DropZone';
import { Alert } from '@/components/Status/Alert';
import { FILE_BYTES_MAX } from '@/constants';
import { useLatest } from '@/hooks/useLatest';
import { useT } from '@/hooks/useT';
import type { SendFile } from '@/services/files';
import { getDisplayFileName } from '@/utils/displayFileName';
import { FileRow } from './FileRow';
import type { FileItem, RejectedFile } from './fileItems';
import { useUploads } from './useUploads';
import './index.css';

const NO_FILES: FileItem[] = [];

interface Props extends FileFieldAttributes {
  value?: FileItem[];
  onChange?: (items: FileItem[]) => void;
  /** Returns the current value, which may not be rendered yet. */
  read: () => FileItem[];
  send: SendFile;
  /** Maximum number of files. */
  max: number;
}

/**
 * Uploads each file as soon as the user has chosen it. Shows the reason for each refused file; the accepted ones stay.
 */
export function FilesInput({
  value = NO_FILES,
  onChange = () => undefined,
  read,
  send,
  max,
  ...control
}: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { progress, refused, add, retry, remove, dismissRefused } = useUploads({
    items: value,
    read,
    onChange,
    send,
    max,
  });
  const done = value.filter(({ stored }) => stored).length;

  return (
    <div className="files">
      <FileDropZone {...control} max={max} input={input} onFiles={add} />
      {refused.length > 0 && (
        <RefusedFiles
          refused={refused}
          onClose={() => {
            dismissRefused();
            input.current?.focus();
          }}
        />
      )}
      {value.length > 0 && (
        <ul className="files-list plain-list">
          {value.map((item) => (
            <FileRow
              key={item.key}
              item={item}
              progress={progress[item.key] ?? 0}
              onRetry={() => retry(item)}
              onRemove={() => {
                remove(item.key);
                // The button is unmounted with its row, so the focus moves to another control of the field.
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

/** Lists the files of the last choice that were refused, each with the reason. */
function RefusedFiles({ refused, onClose }: { refused: RejectedFile[]; onClose: () => void }) {
  const t = useT();
  return (
    <Alert
      type="warning"
      className="files-refusal"
      role="alert"
      message={t('files.refused')}
      action={
        <Button size="small" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
      description={
        <ul className="files-refused plain-list">
          {refused.map(({ name, problem }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name; the list is only replaced as a whole
            <li key={index}>
              <bdi>{getDisplayFileName(name)}</bdi>: {t(problem)}
            </li>
          ))}
        </ul>
      }
    />
  );
}

const MEGABYTE = 1024 * 1024;
/** File types that the file dialog offers. Phones convert their own formats into these. */
const ACCEPT = 'image/jpeg,image/png,application/pdf';

interface FileDropZoneProps extends FileFieldAttributes {
  input: Ref<HTMLInputElement>;
  /** Maximum number of files. */
  max: number;
  onFiles: (files: File[]) => void;
}

/** Whether a paste inserts text into a text field: office programs copy a text together with an image of it. */
function isTextPaste({ target, clipboardData }: ClipboardEvent): boolean {
  const isTextField = target instanceof HTMLElement && target.matches('input:not([type="file"]), textarea');
  return isTextField && clipboardData?.types.includes('text/plain') === true;
}

/** Passes files pasted anywhere on the page to `onFiles`. */
function usePastedFiles(onFiles: (files: File[]) => void) {
  const latest = useLatest(onFiles);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || isTextPaste(event)) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [latest]);
}

/** The area for choosing, dropping or pasting files. */
function FileDropZone({ max, ...props }: FileDropZoneProps) {
  const t = useT();
  usePastedFiles(props.onFiles);

  return (
    <DropZone {...props} name="files" multiple={max > 1} accept={ACCEPT}>
      <span className="files-action">{t('files.choose')}</span>
      <span className="files-more">{t('files.drop')}</span>
      <span className="files-more">
        {t('files.limits', { megabytes: FILE_BYTES_MAX / MEGABYTE, count: max })}
      </span>
    </DropZone>
  );
}
