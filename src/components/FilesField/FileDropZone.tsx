import { type Ref, useEffect, useRef } from 'react';
import { DropZone, type FileControl } from '@/components/DropZone';
import { FILE_BYTES_MAX, FILES_MAX } from '@/constants';
import { useT } from '@/hooks/useT';

const MEGABYTE = 1024 * 1024;
/** What dialogs offer first. A phone turns its own formats into these. */
const ACCEPT = 'image/jpeg,image/png,application/pdf';

interface Props extends FileControl {
  input: Ref<HTMLInputElement>;
  onFiles: (files: File[]) => void;
}

/** Whether a paste is meant for a field of text: office programs copy words together with their picture. */
function isTextFor({ target, clipboardData }: ClipboardEvent): boolean {
  const writes = target instanceof HTMLElement && target.matches('input:not([type="file"]), textarea');
  return writes && clipboardData?.types.includes('text/plain') === true;
}

/** The files of a paste anywhere on the page. */
function usePastedFiles(onFiles: (files: File[]) => void) {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || isTextFor(event)) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

/** Where files are chosen, dropped or pasted. */
export function FileDropZone(props: Props) {
  const t = useT();
  usePastedFiles(props.onFiles);

  return (
    <DropZone {...props} name="files" multiple accept={ACCEPT}>
      <span className="files-action">{t('files.choose')}</span>
      <span className="files-more">{t('files.drop')}</span>
      <span className="files-more">
        {t('files.limits', { megabytes: FILE_BYTES_MAX / MEGABYTE, count: FILES_MAX })}
      </span>
    </DropZone>
  );
}
