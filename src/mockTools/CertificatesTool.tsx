import { CertificateList } from './components/CertificateList';
import { ToolFrame } from './components/ToolFrame';
import { useToolMessages } from './messages';
import './index.css';

/** Demo certificates, shown beside a form that requires one. */
export default function CertificatesTool() {
  const getText = useToolMessages();
  return (
    <ToolFrame title={getText('certificates.title')}>
      <CertificateList />
    </ToolFrame>
  );
}
