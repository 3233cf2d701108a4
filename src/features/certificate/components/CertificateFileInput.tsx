import { DropZone, type FileFieldAttributes } from '@/components/Field/DropZone';
import { FileName } from '@/components/Value/FileName';
import { useT } from '@/hooks/useT';
import './CertificateFileInput.css';

interface Props extends FileFieldAttributes {
  value?: File;
  onChange?: (file: File) => void;
  /** Called for every chosen file. */
  onChosen?: () => void;
}

/** File input for a certificate with a drop zone. A later choice replaces the file. */
export function CertificateFileInput({ value, onChange, onChosen, ...control }: Props) {
  const t = useT();

  const take = ([file]: File[]) => {
    if (!file) return;
    onChosen?.();
    onChange?.(file);
  };

  return (
    <DropZone {...control} name="file" accept=".p12,.pfx,application/x-pkcs12" onFiles={take}>
      {value ? (
        <span role="status" className="certificate-file-name">
          <FileName name={value.name} size={value.size} />
        </span>
      ) : (
        <span className="certificate-file-action">{t('certificate.file.choose')}</span>
      )}
      <span className={value ? 'certificate-file-action' : 'certificate-file-more'}>
        {t(value ? 'certificate.file.another' : 'certificate.file.drop')}
      </span>
    </DropZone>
  );
}
