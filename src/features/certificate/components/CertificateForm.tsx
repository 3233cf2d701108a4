import { Button, Form } from 'antd';
import { useState } from 'react';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { PasswordInput } from '@/components/PasswordInput';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useT } from '@/hooks/useT';
import { useUnsaved } from '@/hooks/useUnsaved';
import type { MessageKey } from '@/locales/zh-CN/index';
import { causeOf, type Failure } from '@/utils/http/failure';
import { warn } from '@/utils/http/httpErrors';
import { CertificateError } from '../certificateError';
import { loadPkcs12 } from '../signer';
import type { ProofExchange } from '../submitCertificateProof';
import { useCertificateFileErrors } from '../useCertificateFileErrors';
import { useCertificateProof } from '../useCertificateProof';
import { useKeyService } from '../useKeyService';
import { CertificateFileInput } from './CertificateFileInput';
import { CertificateSummary } from './CertificateSummary';
import './CertificateForm.css';

/** Refusals that only another file mends. */
const FIELD_OF = {
  CERT_INVALID: 'file',
  CERT_EXPIRED: 'file',
  CERT_NOT_YET: 'file',
  CERT_REVOKED: 'file',
  CERT_ISSUER_UNKNOWN: 'file',
  CERT_NOT_BOUND: 'file',
  PROOF_MISMATCH: 'file',
  CERT_OTHERS: 'file',
};

const UNREACHABLE = 'certificate.unreachable';

interface Fields {
  file: File;
  pin: string;
}

interface Props<Result> {
  /** Stable: where the proof is asked for and handed in. */
  desk: ProofExchange<Result>;
  onDone: (result: Result) => void;
  /** Words of the button, idle and at work. */
  submitWords: MessageKey;
  submittingWords: MessageKey;
}

/** A certificate file and its PIN, opened in this page; or a vendor's key service, where there is one. */
export function CertificateForm<Result>({ desk, onDone, submitWords, submittingWords }: Props<Result>) {
  const t = useT();
  const [form] = Form.useForm<Fields>();
  const found = useKeyService();
  const [preferFile, setPreferFile] = useState(false);
  const service = preferFile ? null : found;
  const { checkChosen, checkPin, tell } = useCertificateFileErrors(form);
  const { onValuesChange, discharge } = useUnsaved('certificate');
  const { facts, proveWith, forgetFacts } = useCertificateProof(desk);

  const explain = async (error: unknown, { file }: Fields): Promise<Failure | null> => {
    if (!(error instanceof CertificateError)) return causeOf(error, UNREACHABLE);
    const { field, problem } = error;
    if (service || !field || !(await tell(error, file)))
      return { messageId: `certificate.problem.${problem}` };
    onFinishFailed({ errorFields: [{ name: [field] }] });
    return null;
  };

  const { submitting, failure, forgetFailure, onFinishFailed, formProps } = useFormSubmit(form, {
    work: ({ file, pin }: Fields, onFailure) => proveWith(service ? { service } : { file, pin }, onFailure),
    done: (result) => {
      discharge();
      onDone(result);
    },
    fieldOf: service ? {} : FIELD_OF,
    fallback: 'pin',
    unreachable: UNREACHABLE,
    explain,
  });

  /** Nothing that was found out about one file is said of another. */
  const onChosen = () => {
    forgetFacts();
    forgetFailure();
    form.setFields([{ name: 'pin', errors: [] }]);
    loadPkcs12().catch(warn);
  };

  return (
    <PortalForm {...formProps} onValuesChange={onValuesChange}>
      {service ? (
        <p className="certificate-service">{t('certificate.service.found', { name: service.name })}</p>
      ) : (
        <>
          <Form.Item
            name="file"
            label={t('certificate.file')}
            required
            validateTrigger="onChange"
            rules={[{ validator: checkChosen }]}
          >
            <CertificateFileInput onChosen={onChosen} />
          </Form.Item>
          <Form.Item
            name="pin"
            label={t('certificate.pin')}
            required
            rules={[{ validator: checkPin }]}
            extra={t('certificate.pin.hint')}
          >
            <PasswordInput name="pin" autoComplete="off" showWords="certificate.pin.show" />
          </Form.Item>
        </>
      )}
      {facts && <CertificateSummary facts={facts} />}
      <FailureAlert failure={failure} />
      <SubmitButton type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? submittingWords : submitWords)}
      </SubmitButton>
      {found && (
        <Button
          type="link"
          size="small"
          className="certificate-switch"
          disabled={submitting}
          onClick={() => setPreferFile(!preferFile)}
        >
          {service ? t('certificate.service.toFile') : t('certificate.service.use', { name: found.name })}
        </Button>
      )}
    </PortalForm>
  );
}
