import { type Ref, useEffect } from 'react';
import { DropZone, type FileFieldAttributes } from '@/components/Field/DropZone';
import { FILE_BYTES_MAX } from '@/constants';
import { useLatest } from '@/hooks/useLatest';
import { useT } from '@/hooks/useT';

const MEGABYTE = 1024 * 1024;
/** File types that the file dialog offers. Phones convert their own formats into these. */
const ACCEPT = 'image/jpeg,image/png,application/pdf';

interface Props extends FileFieldAttributes {
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
export function FileDropZone({ max, ...props }: Props) {
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
