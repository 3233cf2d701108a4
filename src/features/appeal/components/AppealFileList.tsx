import { FileImageOutlined, FilePdfOutlined } from '@ant-design/icons';
import { FileName } from '@/components/Value/FileName';
import type { StoredFile } from '@/contract';
import './AppealFileList.css';

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
