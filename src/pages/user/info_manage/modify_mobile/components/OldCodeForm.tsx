import { Form } from 'antd';
import { BusyButton } from '@/components/BusyButton';
import { CodeField } from '@/components/CodeField';
import type { SendCode } from '@/components/CodeField/useSendCode';
import { FailureAlert } from '@/components/FailureAlert';
import { PortalForm } from '@/components/PortalForm';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { CODE_REFUSALS } from '@/hooks/useMobileCode';
import { useT } from '@/hooks/useT';
import { sendOwnCode } from '@/services/codes';
import { proveOwnMobile } from '@/services/mobile';
import { codeId, forgetCode, noteRefusal } from '@/utils/codeStore';
import type { MobileChange } from '../useMobileChange';

const SCENE = 'changeMobile';

type Props = Pick<MobileChange, 'state' | 'proved' | 'refused'>;

/** A code to the number the account has. */
export function OldCodeForm({ state: { from }, proved, refused }: Props) {
  const t = useT();
  const [form] = Form.useForm<{ code: string }>();
  // A number that has changed has had no code yet.
  const destination = `own:mobile ${from}`;
  const id = codeId(SCENE, destination);
  const send: SendCode = (_captcha, onFailure) =>
    sendOwnCode({ scene: SCENE, channel: 'mobile' }, (envelope) => {
      onFailure(envelope);
      refused(envelope);
    });

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
    refused: (why) => noteRefusal(id, why),
    fieldOf: CODE_REFUSALS,
    fallback: 'code',
    unreachable: 'info.mobile.unreachable',
  });

  return (
    <PortalForm {...formProps} name="oldMobile">
      <p>{t('info.mobile.old', { mobile: from })}</p>
      <CodeField scene={SCENE} destination={destination} formBusy={submitting} send={send} />
      <FailureAlert failure={failure} />
      <BusyButton type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? 'info.mobile.proving' : 'info.mobile.prove')}
      </BusyButton>
    </PortalForm>
  );
}
