import { Button, Form, type FormInstance } from 'antd';
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { FactorRequiredLink } from '@/components/Action/FactorRequiredLink';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { PasswordInput } from '@/components/Field/PasswordInput';
import { FormFooter } from '@/components/Form/FormFooter';
import { PortalForm } from '@/components/Form/PortalForm';
import { useForm } from '@/components/Form/useForm';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { CERTIFICATE_BYTES_MAX } from '@/constants';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { type ApiError, isRefusedFor } from '@/utils/http/ApiError';
import { CertificateError, type CertificateProblem } from '../certificateError';
import { checkCertificateFile } from '../certificateFile';
import { findKeyService, watchKeyService } from '../keyService';
import type { PresentProof } from '../submitCertificateProof';
import { useCertificateProof } from '../useCertificateProof';
import { CertificateFileInput } from './CertificateFileInput';
import { CertificateSummary } from './CertificateSummary';
import './CertificateForm.css';

/** Refusals that need another file. */
const ERROR_FIELDS = {
  CERT_INVALID: 'file',
  CERT_EXPIRED: 'file',
  CERT_NOT_YET: 'file',
  CERT_REVOKED: 'file',
  CERT_ISSUER_UNKNOWN: 'file',
  CERT_NOT_BOUND: 'file',
  CERT_OF_COMPANY: 'file',
  PROOF_MISMATCH: 'file',
  CERT_OTHERS: 'file',
  CERT_BOUND: 'file',
  CERT_OTHER_PERSON: 'file',
  CERT_OTHER_COMPANY: 'file',
};

interface Fields {
  file: File;
  pin: string;
}

interface Props<Result> {
  present: PresentProof<Result>;
  onDone: (result: Result) => void;
  /** The button's text, idle and busy. */
  submitLabel: MessageKey;
  submittingLabel: MessageKey;
  /** Prefix of the field ids, because a step-up may also ask for a certificate. */
  name?: string;
  /** Options for the user if the certificate is not linked to any account. */
  notBoundHint?: ReactNode;
}

/** Form for a certificate file and its PIN, opened in this page; or for a vendor's key service, if available. */
export function CertificateForm<Result>(props: Props<Result>) {
  const { present, onDone, submitLabel, submittingLabel, name, notBoundHint } = props;
  const t = useT();
  const [form] = Form.useForm<Fields>();
  const keyService = useSyncExternalStore(watchKeyService, findKeyService, () => null);
  const [preferFile, setPreferFile] = useState(false);
  const [isNotBound, setNotBound] = useState(false);
  const service = preferFile ? null : keyService;
  const { checkFile, checkPin, showProblem } = useCertificateFileErrors(form);
  const { facts, progress, prepare, proveWith, cancel, forgetFacts } = useCertificateProof(present);

  /**
   * Shows an error of the file or its PIN at its field. A canceled attempt shows nothing.
   * @returns false if the error concerns neither
   */
  const showAtField = async (error: ApiError, { file }: Fields): Promise<boolean> => {
    const { cause, kind } = error;
    if (kind === 'aborted') {
      form.focusField('pin');
      return true;
    }
    setNotBound(isRefusedFor(error, 'CERT_NOT_BOUND'));
    if (service || !(cause instanceof CertificateError) || !cause.field) return false;
    await showProblem(cause.field, cause.problem, file);
    focusField(cause.field);
    return true;
  };

  const { submitting, failure, clearError, focusField, formProps } = useForm({
    form,
    name,
    save: ({ file, pin }: Fields) => {
      setNotBound(false);
      return proveWith(service ? { service } : { file, pin });
    },
    onSaved: onDone,
    onError: showAtField,
    errorFields: service ? {} : ERROR_FIELDS,
    firstField: 'pin',
    unreachable: 'certificate.unreachable',
  });

  /** Clears the results of the previous file. */
  const onChosen = () => {
    forgetFacts();
    setNotBound(false);
    clearError();
    form.setFields([{ name: 'pin', errors: [] }]);
    prepare();
  };

  return (
    <PortalForm {...formProps}>
      {service ? (
        <p className="certificate-service">{t('certificate.service.found', { name: service.name })}</p>
      ) : (
        <>
          <Form.Item
            name="file"
            label={t('certificate.file')}
            required
            validateTrigger="onChange"
            rules={[{ validator: checkFile }]}
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
            <PasswordInput name="pin" autoComplete="off" showLabel="certificate.pin.show" />
          </Form.Item>
        </>
      )}
      {progress !== null && (
        <div className="certificate-opening">
          <p role="status">{t('certificate.opening')}</p>
          <progress aria-label={t('certificate.opening.label')} value={progress} />
          <Button onClick={cancel}>{t('form.cancel')}</Button>
        </div>
      )}
      {facts && <CertificateSummary facts={facts} />}
      <FailureAlert {...failure} />
      {isNotBound && notBoundHint}
      <FormFooter>
        <SubmitButton type="primary" htmlType="submit" busy={submitting}>
          {t(submitting ? submittingLabel : submitLabel)}
        </SubmitButton>
        <FactorRequiredLink error={failure.error} />
      </FormFooter>
      {keyService && (
        <Button
          type="link"
          size="small"
          className="certificate-switch"
          disabled={submitting}
          onClick={() => setPreferFile(!preferFile)}
        >
          {service
            ? t('certificate.service.toFile')
            : t('certificate.service.use', { name: keyService.name })}
        </Button>
      )}
    </PortalForm>
  );
}

const MEGABYTE = 1024 * 1024;

/** Returns the problem of a file that can be detected without opening it, or null. */
const findProblem = (file: File): Promise<CertificateProblem | null> =>
  checkCertificateFile(file).catch((error: unknown) =>
    error instanceof CertificateError ? error.problem : 'unreadable',
  );

/**
 * The rules of the fields `file` and `pin`. A problem detected while opening the container is stored per file, so
 * that it is shown again after a language change, but not for another file.
 */
function useCertificateFileErrors(form: FormInstance) {
  const t = useT();
  const openingProblems = useRef(new WeakMap<File, CertificateProblem>());

  const getMessage = (problem: CertificateProblem) =>
    t(`certificate.problem.${problem}`, { limit: CERTIFICATE_BYTES_MAX / MEGABYTE });

  const checkFile = async (_: unknown, file: File | undefined) => {
    if (!file) throw new Error(t('certificate.file.required'));
    const openingProblem = openingProblems.current.get(file);
    // A wrong PIN is not a problem of the file.
    const problem =
      openingProblem && openingProblem !== 'wrongPin' ? openingProblem : await findProblem(file);
    if (problem) throw new Error(getMessage(problem));
  };

  const checkPin = async (_: unknown, pin: string | undefined) => {
    if (pin) return;
    const file: File | undefined = form.getFieldValue('file');
    const wrong = file && openingProblems.current.get(file) === 'wrongPin';
    throw new Error(wrong ? getMessage('wrongPin') : t('certificate.pin.required'));
  };

  /** Shows a problem detected while opening the file at its field. Clears a wrong PIN. */
  const showProblem = async (field: 'file' | 'pin', problem: CertificateProblem, file: File) => {
    openingProblems.current.set(file, problem);
    if (field === 'pin') form.setFieldValue('pin', '');
    // It rejects with errors that the field already shows.
    await form.validateFields([field]).catch(() => undefined);
  };

  return { checkFile, checkPin, showProblem };
}
