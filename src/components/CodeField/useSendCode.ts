import { Form } from 'antd';
import { useEffect, useState } from 'react';
import type { CodeSent, Envelope, OwnCodeSent } from '@/contract';
import { subCodes } from '@/contract/subCodes';
import { useFormFailure, type Verdicts } from '@/hooks/useFormFailure';
import { useSubmit } from '@/hooks/useSubmit';
import { causeOf, type Failure, refusalOf } from '@/utils/http/failure';
import { warn } from '@/utils/http/request';
import { saveCode } from '@/utils/storage/codeStore';

/** Asks the server for a code; refusals reach `onFailure`. */
export type SendCode = (
  captcha: string | undefined,
  onFailure: (envelope: Envelope) => void,
) => Promise<CodeSent | OwnCodeSent | boolean>;

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
  const [captchaForm] = Form.useForm<{ captcha?: string }>();
  const [captcha, setCaptcha] = useState({ asked: false, round: 0, verdicts: {} as Verdicts });
  const [failure, setFailure] = useState<Failure | null>(null);
  const fields = useFormFailure(around);
  const captchaField = useFormFailure(captchaForm);

  const destinationOf = (sent: CodeSent | OwnCodeSent) =>
    'destination' in sent ? sent.destination : destination;

  const askForCaptcha = (verdicts: Verdicts) =>
    setCaptcha(({ round }) => ({ asked: true, round: round + 1, verdicts }));
  const dropCaptcha = () => setCaptcha((before) => ({ ...before, asked: false }));

  // By now the new captcha has emptied its field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is asked for leads there once
  useEffect(() => {
    if (captcha.asked && !captchaField.showFieldErrors(captcha.verdicts)) captchaField.refuse('captcha');
  }, [captcha.round]);

  const hear = (envelope: Envelope) => {
    const { subCode, data } = envelope;
    if (subCode === subCodes.CAPTCHA_REQUIRED) return askForCaptcha({});
    if (subCode === subCodes.BAD_CAPTCHA) return askForCaptcha({ captcha: subCode });
    if (subCode === subCodes.CODE_TOO_SOON && isCodeSent(data)) {
      // The last one is still on its way: its countdown goes on.
      saveCode(id, data, destinationOf(data));
      return dropCaptcha();
    }
    setFailure(refusalOf(envelope));
    // A captcha serves once, whatever else was refused.
    return captcha.asked && askForCaptcha({});
  };

  const ask = async (): Promise<boolean> => {
    await around.validateFields(needs);
    const solved = captcha.asked ? (await captchaForm.validateFields()).captcha : undefined;
    const sent = await send(solved, hear);
    if (!isCodeSent(sent)) return false;
    saveCode(id, sent, destinationOf(sent));
    dropCaptcha();
    return true;
  };

  const tell = (error: unknown) => {
    if (isInvalid(error)) {
      const [first] = error.errorFields;
      if (first) (first.name[0] === 'captcha' ? captchaField : fields).refuse(first.name);
      return;
    }
    warn(error);
    const cause = causeOf(error, 'code.unreachable');
    if (!fields.showFieldErrors('fields' in cause ? cause.fields : {})) setFailure(cause);
  };

  const { submit, submitting } = useSubmit(async () => {
    setFailure(null);
    fields.onSubmitStart();
    if (captcha.asked) captchaField.onSubmitStart();
    try {
      return await ask();
    } catch (error) {
      tell(error);
      return false;
    }
  });

  // What stopped the send is past once the form itself is sent.
  useEffect(() => {
    if (formBusy) setFailure(null);
  }, [formBusy]);

  const { onFieldsChange } = captchaField;
  return { submit, submitting, failure, captcha, captchaForm, onFieldsChange };
}

/** What antd rejects with where fields are wrong. */
function isInvalid(error: unknown): error is { errorFields: { name: (string | number)[] }[] } {
  return typeof error === 'object' && error !== null && 'errorFields' in error;
}
