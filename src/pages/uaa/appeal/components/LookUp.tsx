import { Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { CaptchaField } from '@/components/CaptchaField';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { BusyButton } from '@/components/Form/SubmitButton';
import { MobileField, type MobileFields } from '@/components/MobileField';
import { TidyField } from '@/components/TidyField';
import type { AppealProgress } from '@/contract';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useKept } from '@/hooks/useKept';
import { useRule } from '@/hooks/useRule';
import { useT } from '@/hooks/useT';
import { getAppealProgress } from '@/services/appeal';
import type { Failure } from '@/utils/http/failure';
import { checkTicket, tidyTicket } from '@/validation/appeals';
import { KEPT_OF_LOOK_UP, LOOK_UP } from '../made';
import { Progress } from './Progress';

interface Fields extends MobileFields {
  ticket: string;
  captcha?: string;
}

const FIELD_OF = { APPEAL_UNKNOWN: 'ticket', CAPTCHA_REQUIRED: 'captcha', BAD_CAPTCHA: 'captcha' };

const asksForCaptcha = (failure: Failure): boolean =>
  'subCode' in failure && (failure.subCode === 'CAPTCHA_REQUIRED' || failure.subCode === 'BAD_CAPTCHA');

/** How an appeal stands, for whoever knows its ticket number and the contact's mobile. */
export function LookUp() {
  const t = useT();
  const rule = useRule();
  const [form] = Form.useForm<Fields>();
  const [captcha, setCaptcha] = useState({ asked: false, round: 0 });
  const [found, setFound] = useState<{ contact: MobileFields; progress: AppealProgress } | null>(null);
  const { keep } = useKept(form, LOOK_UP, KEPT_OF_LOOK_UP);
  const wasFound = useRef(false);

  // The button that led back here is gone with what was found.
  useEffect(() => {
    if (wasFound.current && !found) form.focusField('ticket');
    wasFound.current = found !== null;
  }, [form, found]);

  const { submit, submitting, failure, onFinishFailed, onFieldsChange } = useFormSubmit(form, {
    work: async ({ ticket, region, mobile, captcha: solved }: Fields, onFailure) => {
      const asked = { ticket: tidyTicket(ticket), region, mobile };
      const progress = await getAppealProgress({ ...asked, ...(solved && { captcha: solved }) }, onFailure);
      return typeof progress === 'object' && { contact: { region, mobile }, progress };
    },
    done: (result) => {
      setFound(result);
      setCaptcha({ asked: false, round: 0 });
    },
    // A captcha serves once, whatever else was refused.
    refused: (why) =>
      setCaptcha(({ asked, round }) => ({ asked: asked || asksForCaptcha(why), round: round + 1 })),
    fieldOf: FIELD_OF,
    fallback: 'ticket',
    unreachable: 'appeal.lookUp.unreachable',
  });

  if (found) return <Progress {...found} onAnother={() => setFound(null)} />;
  return (
    <PortalForm
      form={form}
      name="lookUp"
      onValuesChange={keep}
      onFinish={submit}
      onFinishFailed={onFinishFailed}
      onFieldsChange={onFieldsChange}
    >
      <p className="appeal-intro">{t('appeal.lookUp.intro')}</p>
      <TidyField
        name="ticket"
        label={t('appeal.ticket')}
        tidy={tidyTicket}
        rules={[rule(checkTicket)]}
        input={{ autoCapitalize: 'characters' }}
      />
      <MobileField />
      {captcha.asked && <CaptchaField round={captcha.round} />}
      <FailureAlert failure={failure} />
      <BusyButton type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? 'appeal.lookUp.busy' : 'appeal.lookUp')}
      </BusyButton>
    </PortalForm>
  );
}
