import { CheckCircleFilled, FileImageOutlined, FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useErrorMessage } from '@/components/Status/FailureAlert';
import { FileName } from '@/components/Value/FileName';
import { useT } from '@/hooks/useT';
import { getDisplayFileName } from '@/utils/displayFileName';
import type { FileItem } from './fileItems';

interface Props {
  item: FileItem;
  /** Uploaded part of the file, 0 to 1. */
  progress: number;
  onRetry: () => void;
  onRemove: () => void;
}

/** One file: a preview, its name, the progress of its upload, and buttons to retry or remove it. */
export function FileRow({ item, progress, onRetry, onRemove }: Props) {
  const t = useT();
  const errorMessage = useErrorMessage(item.error ?? null, 'files.unreachable');
  const name = getDisplayFileName(item.file.name);
  return (
    <li className="files-row">
      <Thumbnail file={item.file} type={item.type} />
      <div className="files-details">
        <FileName name={item.file.name} size={item.file.size} />
        {item.stored && (
          <span className="files-done">
            <CheckCircleFilled aria-hidden="true" /> {t('files.done')}
          </span>
        )}
        {item.error && (
          <span role="alert" className="files-failed">
            {errorMessage}
          </span>
        )}
        {!item.stored && !item.error && (
          <span className="files-progress">
            <progress value={progress} aria-label={t('files.progress', { name })} />
            {t('files.uploading', { percent: Math.round(progress * 100) })}
          </span>
        )}
      </div>
      <div className="files-actions">
        {item.error && (
          <Button type="link" aria-label={t('files.retry.one', { name })} onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
        <Button type="link" aria-label={t('files.remove.one', { name })} onClick={onRemove}>
          {t('form.remove')}
        </Button>
      </div>
    </li>
  );
}

/** The picture, shown from an object URL. Its alt text is empty, because the file's name is shown beside it. */
function Picture({ file, type, onBroken }: Pick<FileItem, 'file' | 'type'> & { onBroken: () => void }) {
  const [address, setAddress] = useState('');

  useEffect(() => {
    // Use the type detected from the file's content; the device's may be wrong.
    const url = URL.createObjectURL(new Blob([file], { type }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file, type]);

  return address && <img src={address} alt="" decoding="async" onError={onBroken} />;
}

/** The preview of a file: a small picture, or an icon for a PDF, because no content of a PDF may run on this page. */
function Thumbnail({ file, type }: Pick<FileItem, 'file' | 'type'>) {
  const [broken, setBroken] = useState(false);
  const pdf = type === 'application/pdf';
  return (
    <span className="files-thumbnail" aria-hidden="true">
      {pdf && <FilePdfOutlined />}
      {!pdf && broken && <FileImageOutlined />}
      {!pdf && !broken && <Picture file={file} type={type} onBroken={() => setBroken(true)} />}
    </span>
  );
}
