import { type ChangeEvent, type DragEvent, type ReactNode, type Ref, useState } from 'react';
import { usePreventFileDrop } from '@/hooks/usePreventFileDrop';
import './DropZone.css';

/** What a Form.Item ties to its field. */
export interface FileControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: 'true';
  'aria-required'?: 'true';
}

interface Props extends FileControl {
  name: string;
  /** What dialogs offer first. */
  accept: string;
  multiple?: boolean;
  input?: Ref<HTMLInputElement>;
  onFiles: (files: File[]) => void;
  /** What it says within. */
  children: ReactNode;
}

/** Where files are chosen or dropped. The input within is what keyboards and screen readers reach. */
export function DropZone({ input, onFiles, children, ...control }: Props) {
  const [over, setOver] = useState(false);
  usePreventFileDrop();

  const onPick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // The same file, mended meanwhile, can be chosen again.
    target.value = '';
  };
  const onDrop = ({ dataTransfer }: DragEvent) => {
    setOver(false);
    onFiles([...dataTransfer.files]);
  };

  return (
    <label
      className={over ? 'drop-zone drop-zone-over' : 'drop-zone'}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input {...control} ref={input} type="file" className="visually-hidden" onChange={onPick} />
      {children}
    </label>
  );
}
