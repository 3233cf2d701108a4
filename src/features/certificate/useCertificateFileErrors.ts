import type { FormInstance } from 'antd';
import { useCallback, useRef } from 'react';
import { CERTIFICATE_BYTES_MAX } from '@/constants';
import { useT } from '@/hooks/useT';
import { CertificateError, type CertificateProblem } from './certificateError';
import { checkCertificateFile } from './certificateFile';

const MEGABYTE = 1024 * 1024;

const problemOf = (file: File): Promise<CertificateProblem | null> =>
  checkCertificateFile(file).catch((error: unknown) =>
    error instanceof CertificateError ? error.problem : 'unreadable',
  );

/**
 * The rules of file and PIN. What came out only when the container was opened is remembered with the file, so that
 * it is said again in another language, and gone with another file.
 */
export function useCertificateFileErrors(form: FormInstance) {
  const t = useT();
  const found = useRef(new WeakMap<File, CertificateProblem>());

  const words = useCallback(
    (problem: CertificateProblem) =>
      t(`certificate.problem.${problem}`, { limit: CERTIFICATE_BYTES_MAX / MEGABYTE }),
    [t],
  );

  const checkChosen = useCallback(
    async (_: unknown, file: File | undefined) => {
      if (!file) throw new Error(t('certificate.file.required'));
      const known = found.current.get(file);
      // A wrong PIN is no fault of the file.
      const problem = known && known !== 'wrongPin' ? known : await problemOf(file);
      if (problem) throw new Error(words(problem));
    },
    [t, words],
  );

  const checkPin = useCallback(
    async (_: unknown, pin: string | undefined) => {
      if (pin) return;
      const file: File | undefined = form.getFieldValue('file');
      const wrong = file && found.current.get(file) === 'wrongPin';
      throw new Error(wrong ? words('wrongPin') : t('certificate.pin.required'));
    },
    [form, t, words],
  );

  /** Says at its field what was found in a file; a wrong PIN is taken away. False where it is about no field. */
  const tell = useCallback(
    async ({ field, problem }: CertificateError, file: File): Promise<boolean> => {
      if (!field) return false;
      found.current.set(file, problem);
      if (field === 'pin') form.setFieldValue('pin', '');
      // Rejects with what the field shows itself.
      await form.validateFields([field]).catch(() => undefined);
      return true;
    },
    [form],
  );

  return { checkChosen, checkPin, tell };
}
