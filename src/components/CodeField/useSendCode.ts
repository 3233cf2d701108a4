import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { type FieldErrors, useServerFieldErrors } from '@/components/Form/useServerFieldErrors';
import { sendWithProof } from '@/components/ProofOfWork/sendWithProof';
import { useProofOffer } from '@/components/ProofOfWork/useProofOffer';
import type { CodeSent, OwnCodeSent } from '@/contract';
import { useAction } from '@/hooks/useAction';
import { type ApiError, errorFromException } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { saveCode } from '@/utils/storage/codeStore';

/**
 * Asks the server for a code, with the captcha's answer where it wants one. null where the code went elsewhere than this
 * field is about, and the caller keeps it. Throws ApiError.
 */
export type SendCode = (captcha: string | undefined) => Promise<CodeSent | OwnCodeSent | null>;

interface Options {
  id: string;
  /** Where the code goes, masked; the server's own word for it wins. */
  destination: string;
  /** Fields of the form around that must be right before a code can be sent. */
  needs: string[];
  /** Whether the form around is being sent. */
  formBusy: boolean;
  send: SendCode;
}

const isCodeSent = (answer: unknown): answer is CodeSent | OwnCodeSent =>
  typeof answer === 'object' && answer !== null && 'resendAt' in answer;

/** Sends a code: the fields it needs first, the captcha where the server asks for one, once per send. */
export function useSendCode({ id, destination, needs, formBusy, send }: Options) {
  const around = Form.useFormInstance();
  const isOffered = useProofOffer();
  const [captchaForm] = Form.useForm<{ captcha?: string }>();
  const [captcha, setCaptcha] = useState({ asked: false, round: 0, errors: {} as FieldErrors });
  const [error, setError] = useState<ApiError | null>(null);
  const fields = useServerFieldErrors(around);
  const captchaField = useServerFieldErrors(captchaForm);

  const destinationOf = (sent: CodeSent | OwnCodeSent) =>
    'destination' in sent ? sent.destination : destination;

  const askForCaptcha = (errors: FieldErrors) =>
    setCaptcha(({ round }) => ({ asked: true, round: round + 1, errors }));
  const dropCaptcha = () => setCaptcha((before) => ({ ...before, asked: false }));

  // By now the new captcha has emptied its field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is asked for leads there once
  useEffect(() => {
    if (captcha.asked && !captchaField.showFieldErrors(captcha.errors)) captchaField.focusField('captcha');
  }, [captcha.round]);

  const ask = async (): Promise<boolean> => {
    await around.validateFields(needs);
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
      // The last one is still on its way: its countdown goes on.
      saveCode(id, data, destinationOf(data));
      return dropCaptcha();
    }
    if (fields.showFieldErrors(wrong)) return undefined;
    setError(failed);
    // A captcha serves once, whatever else was refused.
    return kind === 'refused' && captcha.asked && askForCaptcha({});
  };

  const explain = (thrown: unknown) => {
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
        return await ask();
      } catch (thrown) {
        explain(thrown);
        return false;
      }
    },
  });

  // What stopped the send is past once the form itself is sent.
  useEffect(() => {
    if (formBusy) setError(null);
  }, [formBusy]);

  const { onFieldsChange } = captchaField;
  return { submit, submitting, error, captcha, captchaForm, onFieldsChange };
}

/** What antd rejects with where fields are wrong. */
function isInvalid(error: unknown): error is { errorFields: { name: (string | number)[] }[] } {
  return typeof error === 'object' && error !== null && 'errorFields' in error;
}
