import { CodeField } from '@/components/CodeField';
import type { SendCode } from '@/components/CodeField/useSendCode';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { FormFooter } from '@/components/Form/FormFooter';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { useForm } from '@/components/Form/useForm';
import { CODE_ERROR_FIELDS } from '@/components/MobileCode/useMobileCode';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { sendOwnCode } from '@/services/codes';
import { stepUp } from '@/services/stepUp';
import { forgetCode, getCodeId, recordCodeRefusal } from '@/utils/storage/codeStore';
import type { ProofProps } from '../proofProps';

const SCENE = 'stepUp';
const OWN = 'own:mobile';

/** A code to the mobile number of the person's account, or of a linked one. */
export function SmsProofForm({ target, onConfirmed }: ProofProps) {
  const t = useT();
  const mobile = useGlobal((state) => state.userInfo?.mobile ?? '');
  const accountId = target?.id;
  const destination = accountId === undefined ? OWN : `${OWN}:${accountId}`;
  const codeId = getCodeId(SCENE, destination);
  const send: SendCode = () => sendOwnCode({ scene: SCENE, channel: 'mobile', accountId });
  const { submitting, failure, formProps } = useForm({
    name: 'stepUpSms',
    save: ({ code }: { code: string }) => stepUp({ method: 'sms', value: code, accountId }),
    onSaved: () => {
      forgetCode(codeId);
      onConfirmed();
    },
    onError: (error) => recordCodeRefusal(codeId, error),
    errorFields: CODE_ERROR_FIELDS,
    firstField: 'code',
    unreachable: 'stepUp.unreachable',
  });

  return (
    <PortalForm {...formProps}>
      <p className="step-up-hint">
        {target ? t('stepUp.target.sms', { account: target.account }) : t('stepUp.sms', { mobile })}
      </p>
      <CodeField scene={SCENE} destination={destination} formBusy={submitting} send={send} />
      <FailureAlert {...failure} />
      <FormFooter>
        <SubmitButton type="primary" htmlType="submit" busy={submitting}>
          {t(submitting ? 'stepUp.submitting' : 'stepUp.submit')}
        </SubmitButton>
      </FormFooter>
    </PortalForm>
  );
}
