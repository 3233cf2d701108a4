import { type ChangeEvent, type DragEvent, type ReactNode, type Ref, useEffect, useState } from 'react';
import './DropZone.css';

/** Attributes that Form.Item passes to a file field. */
export interface FileFieldAttributes {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: 'true';
  'aria-required'?: 'true';
}

interface Props extends FileFieldAttributes {
  name: string;
  /** File types that the file dialog offers. */
  accept: string;
  multiple?: boolean;
  input?: Ref<HTMLInputElement>;
  onFiles: (files: File[]) => void;
  /** Content of the drop zone. */
  children: ReactNode;
}

/** Prevents the browser's default for a dropped file, which would open it instead of the page. */
function keepPage(event: Event) {
  event.preventDefault();
}

/** Ignores files dropped outside the drop zone. */
function usePreventFileDrop() {
  useEffect(() => {
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);
}

/** A drop zone with a file input inside, which the keyboard and screen readers reach. */
export function DropZone({ input, onFiles, children, ...control }: Props) {
  const [isDraggedOver, setDraggedOver] = useState(false);
  usePreventFileDrop();

  const onPick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // Allow choosing the same file again after it was changed.
    target.value = '';
  };
  const onDrop = ({ dataTransfer }: DragEvent) => {
    setDraggedOver(false);
    onFiles([...dataTransfer.files]);
  };

  return (
    <label
      className={isDraggedOver ? 'drop-zone drop-zone-over' : 'drop-zone'}
      onDragOver={() => setDraggedOver(true)}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={onDrop}
    >
      <input {...control} ref={input} type="file" className="visually-hidden" onChange={onPick} />
      {children}
    </label>
  );
}
