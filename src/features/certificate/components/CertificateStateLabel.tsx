import { type Status, statusIcons } from '@/components/statusIcons';
import type { CertificateState } from '@/contract';
import { useT } from '@/hooks/useT';
import './CertificateStateLabel.css';

const STATUS: Record<CertificateState, Status> = {
  VALID: 'success',
  EXPIRING: 'warning',
  EXPIRED: 'error',
  REVOKED: 'error',
  NOT_YET: 'info',
};

/** How a certificate stands by the portal's clock, in words with their icon. */
export function CertificateStateLabel({ state }: { state: CertificateState }) {
  const t = useT();
  const Icon = statusIcons[STATUS[state]];
  return (
    <span className="certificate-state" data-status={STATUS[state]}>
      <Icon aria-hidden />
      {t(`certificate.state.${state}`)}
    </span>
  );
}
