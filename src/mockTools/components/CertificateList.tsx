import { useLoad } from '@/hooks/useLoad';
import { CERTIFICATE_PIN } from '../accounts';
import { getCertificates, getCertificateUrl } from '../api';
import { useToolMessages } from '../messages';
import { ToolLoading } from './ToolLoading';

/** Demo certificates to download. */
export function CertificateList() {
  const getText = useToolMessages();
  const certificates = useLoad(getCertificates);
  return (
    <>
      <p className="mock-tools-hint">{getText('certificates.hint', { pin: CERTIFICATE_PIN })}</p>
      <ToolLoading load={certificates} placeholder={null} />
      <ul className="mock-tools-list plain-list">
        {certificates.data?.map(({ name, file, about }) => (
          <li key={name}>
            <a href={getCertificateUrl(name)} download={file}>
              {getText('certificates.download', { file })}
            </a>
            <div className="mock-tools-hint">{about}</div>
          </li>
        ))}
      </ul>
    </>
  );
}
