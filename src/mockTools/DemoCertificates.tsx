import { useLoad } from '@/hooks/useLoad';
import { CERTIFICATE_PIN } from './accounts';
import { certificateAddress, getCertificates } from './api';
import { ToolsFailed } from './components/ToolsFailed';
import { useWords } from './words';
import './index.css';

/** Certificates to download and sign in with. */
export default function DemoCertificates() {
  const words = useWords();
  const { data, failed, loading, reload } = useLoad(getCertificates);
  return (
    <section className="mock-tools-block">
      <h2>{words('certificates.title')}</h2>
      <p className="mock-tools-hint">{words('certificates.hint', { pin: CERTIFICATE_PIN })}</p>
      {failed && <ToolsFailed busy={loading} onRetry={reload} />}
      <ul className="mock-tools-list">
        {data?.map(({ name, file, about }) => (
          <li key={name}>
            <a href={certificateAddress(name)} download={file}>
              {words('certificates.download', { file })}
            </a>
            <div className="mock-tools-hint">{about}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}
