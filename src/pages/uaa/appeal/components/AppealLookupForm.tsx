import { Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { CaptchaField } from '@/components/CaptchaField';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { MobileField, type MobileFields } from '@/components/MobileField';
import { NormalizedInput } from '@/components/NormalizedInput';
import type { AppealProgress } from '@/contract';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useT } from '@/hooks/useT';
import { useTabState } from '@/hooks/useTabState';
import { getAppealProgress } from '@/services/appeal';
import type { Failure } from '@/utils/http/failure';
import { checkTicket, normalizeTicket } from '@/validation/appeals';
import { LOOKUP_DRAFT, LOOKUP_DRAFT_FIELDS } from '../submittedAppeal';
import { AppealProgressDetails } from './AppealProgressDetails';

interface Fields extends MobileFields {
  ticket: string;
  captcha?: string;
}

const FIELD_OF = { APPEAL_UNKNOWN: 'ticket', CAPTCHA_REQUIRED: 'captcha', BAD_CAPTCHA: 'captcha' };

const asksForCaptcha = (failure: Failure): boolean =>
  'subCode' in failure && (failure.subCode === 'CAPTCHA_REQUIRED' || failure.subCode === 'BAD_CAPTCHA');

/** How an appeal stands, for whoever knows its ticket number and the contact's mobile. */
export function AppealLookupForm() {
  const t = useT();
  const rule = useFieldRule();
  const [form] = Form.useForm<Fields>();
  const [captcha, setCaptcha] = useState({ asked: false, round: 0 });
  const [found, setFound] = useState<{ contact: MobileFields; progress: AppealProgress } | null>(null);
  const { keep } = useTabState(form, LOOKUP_DRAFT, LOOKUP_DRAFT_FIELDS);
  const wasFound = useRef(false);

  // The button that led back here is gone with what was found.
  useEffect(() => {
    if (wasFound.current && !found) form.focusField('ticket');
    wasFound.current = found !== null;
  }, [form, found]);

  const { submit, submitting, failure, onFinishFailed, onFieldsChange } = useFormSubmit(form, {
    work: async ({ ticket, region, mobile, captcha: solved }: Fields, onFailure) => {
      const asked = { ticket: normalizeTicket(ticket), region, mobile };
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

  if (found) return <AppealProgressDetails {...found} onAnother={() => setFound(null)} />;
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
      <NormalizedInput
        name="ticket"
        label={t('appeal.ticket')}
        tidy={normalizeTicket}
        rules={[rule(checkTicket)]}
        input={{ autoCapitalize: 'characters' }}
      />
      <MobileField />
      {captcha.asked && <CaptchaField round={captcha.round} />}
      <FailureAlert failure={failure} />
      <SubmitButton type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? 'appeal.lookUp.busy' : 'appeal.lookUp')}
      </SubmitButton>
    </PortalForm>
  );
}
