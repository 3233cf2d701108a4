import { ToolSlot } from '@/components/Frame/ToolSlot';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { PresentProof } from '../submitCertificateProof';
import { CertificateForm } from './CertificateForm';

interface Props<Result> {
  /** Prefix of the field ids, because a step-up may also ask for a certificate. */
  name: string;
  /** Which certificate to use. */
  means: MessageKey;
  present: PresentProof<Result>;
  onDone: (result: Result) => void;
}

/** Links a certificate to the account; the certificate's key signs the server's challenge in this page. */
export function BindCertificateForm<Result>({ name, means, present, onDone }: Props<Result>) {
  const t = useT();
  return (
    <>
      <p>
        {t(means)} {t('certificate.intro')}
      </p>
      <CertificateForm
        name={name}
        present={present}
        onDone={onDone}
        submitLabel="certificate.bind.submit"
        submittingLabel="form.linking"
      />
      <ToolSlot name="certificates" />
    </>
  );
}
