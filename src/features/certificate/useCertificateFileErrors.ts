import type { FormInstance } from 'antd';
import { useRef } from 'react';
import { CERTIFICATE_BYTES_MAX } from '@/constants';
import { useT } from '@/hooks/useT';
import { CertificateError, type CertificateProblem } from './certificateError';
import { checkCertificateFile } from './certificateFile';

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
export function useCertificateFileErrors(form: FormInstance) {
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
