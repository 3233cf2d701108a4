import { CheckCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useErrorMessage } from '@/components/Status/FailureAlert';
import { FileName } from '@/components/Value/FileName';
import { useT } from '@/hooks/useT';
import { getDisplayFileName } from '@/utils/displayFileName';
import type { FileItem } from './fileItems';
import { Thumbnail } from './Thumbnail';

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
