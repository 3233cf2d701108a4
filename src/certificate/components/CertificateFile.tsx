import { useIntl } from '@umijs/max';
import { type ChangeEvent, type DragEvent, useEffect, useState } from 'react';
import { useT } from '@/hooks/useT';
import './CertificateFile.css';

/** Units of a file's size, largest first, in bytes. */
const UNITS = [
  ['megabyte', 1024 * 1024],
  ['kilobyte', 1024],
  ['byte', 1],
] as const;

interface Props {
  id?: string;
  value?: File;
  onChange?: (file: File) => void;
  /** Hears of every file chosen. */
  onChosen?: () => void;
  'aria-describedby'?: string;
  'aria-invalid'?: 'true';
  'aria-required'?: 'true';
}

/** What a missed drop does in a browser: the file would take the page's place. */
function keepPage(event: Event) {
  event.preventDefault();
}

/** The input for a certificate file, with the place to drop one. A file chosen later replaces it. */
export function CertificateFile({ value, onChange, onChosen, ...control }: Props) {
  const t = useT();
  const [over, setOver] = useState(false);

  useEffect(() => {
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);

  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (!file) return;
    onChosen?.();
    onChange?.(file);
  };
  const onPick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files);
    // The same file, mended meanwhile, can be chosen again.
    target.value = '';
  };
  const onDrop = ({ dataTransfer }: DragEvent) => {
    setOver(false);
    take(dataTransfer.files);
  };

  return (
    // The input below is what keyboards reach; dropping has no equivalent of its own.
    <label
      className={over ? 'certificate-file certificate-file-over' : 'certificate-file'}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input
        {...control}
        type="file"
        name="file"
        accept=".p12,.pfx,application/x-pkcs12"
        className="visually-hidden"
        onChange={onPick}
      />
      {value ? (
        <Chosen file={value} />
      ) : (
        <span className="certificate-file-action">{t('certificate.file.choose')}</span>
      )}
      <span className={value ? 'certificate-file-action' : 'certificate-file-more'}>
        {t(value ? 'certificate.file.another' : 'certificate.file.drop')}
      </span>
    </label>
  );
}

/** The file's name, whatever direction it is written in, and its size. */
function Chosen({ file }: { file: File }) {
  const { formatNumber } = useIntl();
  const [unit, bytes] = UNITS.find(([, least]) => file.size >= least) ?? ['byte', 1];
  const size = formatNumber(file.size / bytes, {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  });
  return (
    <span role="status" className="certificate-file-name">
      <bdi>{file.name}</bdi> <span className="certificate-file-more">{size}</span>
    </span>
  );
}
