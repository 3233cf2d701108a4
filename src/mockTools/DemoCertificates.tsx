import { useLoad } from '@/hooks/useLoad';
import { CERTIFICATE_PIN } from './accounts';
import { getCertificates, getCertificateUrl } from './api';
import { ToolsLoadError } from './components/ToolsLoadError';
import { useToolMessages } from './messages';
import './index.css';

/** Certificates to download and sign in with. */
export default function DemoCertificates() {
  const words = useToolMessages();
  const { data, error, loading, reload } = useLoad(getCertificates);
  return (
    <section className="mock-tools-block">
      <h2>{words('certificates.title')}</h2>
      <p className="mock-tools-hint">{words('certificates.hint', { pin: CERTIFICATE_PIN })}</p>
      {error && <ToolsLoadError busy={loading} onRetry={reload} />}
      <ul className="mock-tools-list">
        {data?.map(({ name, file, about }) => (
          <li key={name}>
            <a href={getCertificateUrl(name)} download={file}>
              {words('certificates.download', { file })}
            </a>
            <div className="mock-tools-hint">{about}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}
