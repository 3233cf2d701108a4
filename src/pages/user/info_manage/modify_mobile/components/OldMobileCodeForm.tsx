import { Form } from 'antd';
import { CodeField } from '@/components/CodeField';
import type { SendCode } from '@/components/CodeField/useSendCode';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { CODE_ERROR_FIELDS } from '@/components/MobileCode/useMobileCode';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useT } from '@/hooks/useT';
import { sendOwnCode } from '@/services/codes';
import { proveOwnMobile } from '@/services/mobile';
import { forgetCode, getCodeId, recordCodeRefusal, saveCode } from '@/utils/storage/codeStore';
import type { MobileChange } from '../useMobileChange';

const SCENE = 'changeMobile';

/** A number that has changed has had no code yet. */
const codeTo = (mobile: string) => `own:mobile ${mobile}`;

type Props = Pick<MobileChange, 'state' | 'sentTo' | 'proved' | 'refused'>;

/** A code to the number the account has. */
export function OldMobileCodeForm({ state: { from }, sentTo, proved, refused }: Props) {
  const t = useT();
  const [form] = Form.useForm<{ code: string }>();
  const destination = codeTo(from);
  const id = getCodeId(SCENE, destination);
  const send: SendCode = async (_captcha, onFailure) => {
    const sent = await sendOwnCode({ scene: SCENE, channel: 'mobile' }, (envelope) => {
      onFailure(envelope);
      refused(envelope);
    });
    if (typeof sent !== 'object' || sent.destination === from) return sent;
    // It went to the number the account has by now: the form that begins again with that one goes on with it.
    saveCode(getCodeId(SCENE, codeTo(sent.destination)), sent, sent.destination);
    sentTo(sent.destination);
    return false;
  };

  const { submitting, failure, formProps } = useFormSubmit(form, {
    work: async ({ code }: { code: string }, onFailure) => {
      const answer = await proveOwnMobile({ method: 'sms', code }, (envelope) => {
        onFailure(envelope);
        refused(envelope);
      });
      return typeof answer === 'object' && answer;
    },
    done: (answer) => {
      forgetCode(id);
      proved(answer);
    },
    refused: (why) => recordCodeRefusal(id, why),
    fieldOf: CODE_ERROR_FIELDS,
    fallback: 'code',
    unreachable: 'info.mobile.unreachable',
  });

  return (
    <PortalForm {...formProps} name="oldMobile">
      <p>{t('info.mobile.old', { mobile: from })}</p>
      <CodeField scene={SCENE} destination={destination} formBusy={submitting} send={send} />
      <FailureAlert failure={failure} />
      <SubmitButton type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? 'info.mobile.proving' : 'info.mobile.prove')}
      </SubmitButton>
    </PortalForm>
  );
}
