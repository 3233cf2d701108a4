import { CodeField } from '@/components/Field/CodeField';
import type { SendCode } from '@/components/Field/CodeField/useSendCode';
import { CODE_ERROR_FIELDS } from '@/components/Field/MobileCode/useMobileCode';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { useT } from '@/hooks/useT';
import { sendOwnCode } from '@/services/codes';
import { proveOwnMobile } from '@/services/mobile';
import { errorFromException } from '@/utils/http/ApiError';
import { forgetCode, getCodeId, recordCodeRefusal, saveCode } from '@/utils/storage/codeStore';
import type { MobileChange } from '../useMobileChange';

const SCENE = 'changeMobile';

/** Includes the number, because no code has been sent to a new one yet. */
const toDestination = (mobile: string) => `own:mobile ${mobile}`;

type Props = Pick<MobileChange, 'state' | 'noteDestination' | 'onProved' | 'noteError'>;

/** Sends a code to the account's current number. */
export function OldMobileCodeForm({ state: { from }, noteDestination, onProved, noteError }: Props) {
  const t = useT();
  const destination = toDestination(from);
  const id = getCodeId(SCENE, destination);
  const send: SendCode = async () => {
    try {
      const sent = await sendOwnCode({ scene: SCENE, channel: 'mobile' });
      if (sent.destination === from) return sent;
      // The number was changed meanwhile, and the new one received the code: the form restarts with that number and
      // continues with this code.
      saveCode(getCodeId(SCENE, toDestination(sent.destination)), sent, sent.destination);
      noteDestination(sent.destination);
      return null;
    } catch (error) {
      noteError(errorFromException(error));
      throw error;
    }
  };

  const { formProps, ...submission } = useForm({
    name: 'oldMobile',
    save: ({ code }: { code: string }) => proveOwnMobile({ method: 'sms', code }),
    onSaved: (proof) => {
      forgetCode(id);
      onProved(proof);
    },
    onError: (error) => {
      recordCodeRefusal(id, error);
      noteError(error);
    },
    errorFields: CODE_ERROR_FIELDS,
    firstField: 'code',
    unreachable: 'form.unreachable.send',
  });

  return (
    <PortalForm {...formProps}>
      <p>{t('info.mobile.old', { mobile: from })}</p>
      <CodeField scene={SCENE} destination={destination} formBusy={submission.submitting} send={send} />
      <SubmitFooter form={submission} submitLabel="info.mobile.prove" submittingLabel="info.mobile.proving" />
    </PortalForm>
  );
}
