import { Form } from 'antd';
import { CodeField } from '@/components/CodeField';
import type { SendCode } from '@/components/CodeField/useSendCode';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { CODE_ERROR_FIELDS } from '@/components/MobileCode/useMobileCode';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { sendOwnCode } from '@/services/codes';
import { stepUp } from '@/services/stepUp';
import { forgetCode, getCodeId, recordCodeRefusal } from '@/utils/storage/codeStore';
import type { ProofProps } from '../proofProps';

const SCENE = 'stepUp';
const DESTINATION = 'own:mobile';
const ID = getCodeId(SCENE, DESTINATION);

const send: SendCode = (_captcha, onFailure) => sendOwnCode({ scene: SCENE, channel: 'mobile' }, onFailure);

/** A code to the person's own mobile number. */
export function SmsProofForm({ onConfirmed }: ProofProps) {
  const t = useT();
  const [form] = Form.useForm<{ code: string }>();
  const mobile = useGlobal((state) => state.userInfo?.mobile ?? '');
  const { submitting, failure, formProps } = useFormSubmit(form, {
    work: ({ code }: { code: string }, onFailure) => stepUp({ method: 'sms', value: code }, onFailure),
    done: () => {
      forgetCode(ID);
      onConfirmed();
    },
    refused: (why) => recordCodeRefusal(ID, why),
    fieldOf: CODE_ERROR_FIELDS,
    fallback: 'code',
    unreachable: 'stepUp.unreachable',
  });

  return (
    <PortalForm {...formProps} name="stepUpSms">
      <p className="step-up-hint">{t('stepUp.sms', { mobile })}</p>
      <CodeField scene={SCENE} destination={DESTINATION} formBusy={submitting} send={send} />
      <FailureAlert failure={failure} />
      <SubmitButton type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? 'stepUp.submitting' : 'stepUp.submit')}
      </SubmitButton>
    </PortalForm>
  );
}
