import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { sendWithProof } from '@/components/Field/ProofOfWork/sendWithProof';
import { useProofOffer } from '@/components/Field/ProofOfWork/useProofOffer';
import { type FieldErrors, useServerFieldErrors } from '@/components/Form/useServerFieldErrors';
import type { CodeSent, OwnCodeSent } from '@/contract';
import { useAction } from '@/hooks/useAction';
import { type ApiError, errorFromException } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { saveCode } from '@/utils/storage/codeStore';

/**
 * Requests a code, with the captcha's answer if required. Resolves with null if the code was sent to a destination
 * other than this field's; then the caller stores it. Throws ApiError.
 */
export type SendCode = (captcha: string | undefined) => Promise<CodeSent | OwnCodeSent | null>;

interface Options {
  id: string;
  /** Masked destination of the code; that of the response takes precedence. */
  destination: string;
  /** Fields of the surrounding form that must be valid before a code can be sent. */
  needs: string[];
  /** Whether the surrounding form is being submitted. */
  formBusy: boolean;
  send: SendCode;
}

const isCodeSent = (answer: unknown): answer is CodeSent | OwnCodeSent =>
  typeof answer === 'object' && answer !== null && 'resendAt' in answer;

/** Sends a code: validates the required fields first, and asks for a captcha if the server requires one. */
export function useSendCode({ id, destination, needs, formBusy, send }: Options) {
  const surroundingForm = Form.useFormInstance();
  const isOffered = useProofOffer();
  const [captchaForm] = Form.useForm<{ captcha?: string }>();
  const [captcha, setCaptcha] = useState({ asked: false, round: 0, errors: {} as FieldErrors });
  const [error, setError] = useState<ApiError | null>(null);
  const fields = useServerFieldErrors(surroundingForm);
  const captchaField = useServerFieldErrors(captchaForm);

  const destinationOf = (sent: CodeSent | OwnCodeSent) =>
    'destination' in sent ? sent.destination : destination;

  const askForCaptcha = (errors: FieldErrors) =>
    setCaptcha(({ round }) => ({ asked: true, round: round + 1, errors }));
  const dropCaptcha = () => setCaptcha((before) => ({ ...before, asked: false }));

  // The new captcha has already cleared the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus the captcha once each time it is required
  useEffect(() => {
    if (captcha.asked && captchaField.showFieldErrors(captcha.errors).length === 0)
      captchaField.focusField('captcha');
  }, [captcha.round]);

  const validateAndSend = async (): Promise<boolean> => {
    await surroundingForm.validateFields(needs);
    const solved = captcha.asked ? (await captchaForm.validateFields()).captcha : undefined;
    const sent = await sendWithProof(send, { captcha: solved, isOffered });
    if (!sent) return false;
    saveCode(id, sent, destinationOf(sent));
    dropCaptcha();
    return true;
  };

  const showError = (failed: ApiError) => {
    const { subCode, data, kind, fields: wrong } = failed;
    if (subCode === 'CAPTCHA_REQUIRED') return askForCaptcha({});
    if (subCode === 'BAD_CAPTCHA') return askForCaptcha({ captcha: 'BAD_CAPTCHA' });
    if (subCode === 'CODE_TOO_SOON' && isCodeSent(data)) {
      // The last code is still valid: continue its countdown.
      saveCode(id, data, destinationOf(data));
      return dropCaptcha();
    }
    if (fields.showFieldErrors(wrong).length > 0) return;
    setError(failed);
    // A captcha is valid once, whatever the reason of the refusal.
    if (kind === 'refused' && captcha.asked) askForCaptcha({});
  };

  const handleFailure = (thrown: unknown) => {
    if (isInvalid(thrown)) {
      const [first] = thrown.errorFields;
      if (first) (first.name[0] === 'captcha' ? captchaField : fields).focusField(first.name);
      return;
    }
    warn(thrown);
    showError(errorFromException(thrown));
  };

  const { run: submit, running: submitting } = useAction({
    act: async () => {
      setError(null);
      fields.onSubmitStart();
      if (captcha.asked) captchaField.onSubmitStart();
      try {
        return await validateAndSend();
      } catch (thrown) {
        handleFailure(thrown);
        return false;
      }
    },
  });

  // Clear the error of sending the code when the surrounding form is submitted.
  useEffect(() => {
    if (formBusy) setError(null);
  }, [formBusy]);

  const { onFieldsChange } = captchaField;
  return { submit, submitting, error, captcha, captchaForm, onFieldsChange };
}

/** Whether an error is antd's rejection for invalid fields. */
function isInvalid(error: unknown): error is { errorFields: { name: (string | number)[] }[] } {
  return typeof error === 'object' && error !== null && 'errorFields' in error;
}
