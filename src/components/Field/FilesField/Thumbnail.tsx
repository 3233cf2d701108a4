import { FileImageOutlined, FilePdfOutlined } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import type { FileItem } from './fileItems';

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
export function Thumbnail({ file, type }: Pick<FileItem, 'file' | 'type'>) {
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
