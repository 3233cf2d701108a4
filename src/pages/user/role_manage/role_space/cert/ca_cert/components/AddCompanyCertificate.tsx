import { useMemo } from 'react';
import type { CompanyCertificate } from '@/contract';
import { BindCertificateForm } from '@/features/certificate/components/BindCertificateForm';
import type { ProofExchange } from '@/features/certificate/submitCertificateProof';
import { useT } from '@/hooks/useT';
import { bindCompanyCertificate } from '@/services/companies';
import { getCaChallenge } from '@/services/guides';
import { showNotice } from '@/utils/notice';
import { toCompanyCertificatesPath } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';

/** Links a certificate to the company; afterwards the list shows it. */
export function AddCompanyCertificate({ roleId }: { roleId: string }) {
  const t = useT();
  const exchange = useMemo(
    (): ProofExchange<CompanyCertificate[]> => ({
      ask: getCaChallenge,
      present: ({ id: challenge, certificate, signature }, silentFor) =>
        bindCompanyCertificate(roleId, { challenge, certificate, signature }, silentFor),
    }),
    [roleId],
  );
  return (
    <BindCertificateForm
      name="companyCertificate"
      means="companyCertificates.add.means"
      exchange={exchange}
      onDone={() => {
        showNotice({ type: 'success', title: t('ownCertificates.add.done') });
        goTo(toCompanyCertificatesPath(roleId));
      }}
    />
  );
}
