import { CertificateList } from './components/CertificateList';
import { ToolFrame } from './components/ToolFrame';
import { useToolMessages } from './messages';
import './index.css';

/** Demo certificates, shown beside a form that requires one. */
export default function CertificatesTool() {
  const words = useToolMessages();
  return (
    <ToolFrame title={words('certificates.title')}>
      <CertificateList />
    </ToolFrame>
  );
}
