import { type StatusMeaning, StatusTag } from '@/components/Status/StatusTag';
import type { CertificateState } from '@/contract';
import { useT } from '@/hooks/useT';

const MEANINGS: Record<CertificateState, StatusMeaning> = {
  VALID: 'success',
  EXPIRING: 'warning',
  EXPIRED: 'error',
  REVOKED: 'error',
  NOT_YET: 'info',
};

/** The status of a certificate by the portal's clock. */
export function CertificateStateLabel({ state }: { state: CertificateState }) {
  const t = useT();
  return <StatusTag meaning={MEANINGS[state]}>{t(`certificate.state.${state}`)}</StatusTag>;
}
