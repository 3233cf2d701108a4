import { FileImageOutlined, FilePdfOutlined } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import type { FileItem } from './fileItems';

/** The picture itself, by an address of this page's own; the name beside it says what it is. */
function Picture({ file, type, onBroken }: Pick<FileItem, 'file' | 'type'> & { onBroken: () => void }) {
  const [address, setAddress] = useState('');

  useEffect(() => {
    // Of the type its content tells, whatever the device calls it.
    const url = URL.createObjectURL(new Blob([file], { type }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file, type]);

  return address && <img src={address} alt="" decoding="async" onError={onBroken} />;
}

/** What a file looks like: a picture small, a PDF as an icon, because nothing of it may run here. */
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
