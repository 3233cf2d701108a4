import { ToolSlot } from '@/components/ToolSlot';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { ProofExchange } from '../submitCertificateProof';
import { CertificateForm } from './CertificateForm';

interface Props<Result> {
  /** Leads the ids of the fields: the step-up may ask for a certificate meanwhile. */
  name: string;
  /** Which certificate to use. */
  means: MessageKey;
  /** The calls that ask for the proof and submit it. Stable. */
  exchange: ProofExchange<Result>;
  onDone: (result: Result) => void;
}

/** A certificate that is linked once its key has signed the server's challenge in this page. */
export function BindCertificateForm<Result>({ name, means, exchange, onDone }: Props<Result>) {
  const t = useT();
  return (
    <>
      <p>
        {t(means)} {t('certificate.intro')}
      </p>
      <CertificateForm
        name={name}
        exchange={exchange}
        onDone={onDone}
        submitWords="certificate.bind.submit"
        submittingWords="certificate.bind.submitting"
      />
      <ToolSlot name="certificates" />
    </>
  );
}
