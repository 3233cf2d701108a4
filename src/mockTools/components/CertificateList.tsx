import { useLoad } from '@/hooks/useLoad';
import { CERTIFICATE_PIN } from '../accounts';
import { getCertificates, getCertificateUrl } from '../api';
import { useToolMessages } from '../messages';
import { ToolsLoadError } from './ToolsLoadError';

/** Demo certificates to download. */
export function CertificateList() {
  const words = useToolMessages();
  const { data, error, loading, reload } = useLoad(getCertificates);
  return (
    <>
      <p className="mock-tools-hint">{words('certificates.hint', { pin: CERTIFICATE_PIN })}</p>
      {error && <ToolsLoadError busy={loading} onRetry={reload} />}
      <ul className="mock-tools-list plain-list">
        {data?.map(({ name, file, about }) => (
          <li key={name}>
            <a href={getCertificateUrl(name)} download={file}>
              {words('certificates.download', { file })}
            </a>
            <div className="mock-tools-hint">{about}</div>
          </li>
        ))}
      </ul>
    </>
  );
}
