import { useSearchParams } from '@umijs/max';
import { Button } from 'antd';
import { type MutableRefObject, useEffect, useState } from 'react';
import { Link } from '@/components/Action/Link';
import { LinkButton } from '@/components/Action/LinkButton';
import { ConsentField } from '@/components/Field/ConsentField';
import { FormFooter } from '@/components/Form/FormFooter';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { PortalForm } from '@/components/Form/PortalForm';
import { useForm } from '@/components/Form/useForm';
import { StepFrame } from '@/components/Frame/StepFrame';
import { Alert } from '@/components/Status/Alert';
import { LoadError } from '@/components/Status/LoadError';
import { ResultBlock } from '@/components/Status/ResultBlock';
import type { ChannelStatus, VerificationOverview } from '@/contract';
import { getLevelAfter, listMatched } from '@/domain/identityLevels';
import type { KnownChannel } from '@/domain/verificationChannels';
import { findBlock } from '@/features/verification/findBlock';
import { toChannelPage, toLevelsPage } from '@/features/verification/origin';
import { useVerificationOverview } from '@/features/verification/useVerificationOverview';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { formatDeadline } from '@/utils/i18n/dates';
import { getAppealPath, VERIFICATION_PATH } from '@/utils/routing/paths';
import { followAddress, goTo, replaceWith } from '@/utils/routing/redirect';
import { addQueryParam } from '@/utils/routing/referer';
import { FORM_STEP, STEP_PARAM, STEPS } from '../steps';
import type { FieldValues } from '../toQuery';
import { FieldsStep } from './FieldsStep';

interface Props {
  channel: KnownChannel;
  /** Input of an earlier attempt on this page, used as initial values. Its consent is still valid. */
  typed?: MutableRefObject<FieldValues | null>;
}

/** The steps before the query: notice with consent, then the form. */
export function StartSteps({ channel, typed }: Props) {
  const t = useT();
  const origin = useReferer();
  const { data: overview, error, reload } = useVerificationOverview(origin);
  const [query] = useSearchParams();
  const [consented, setConsented] = useState(() => Boolean(typed?.current));
  // The step is in the address, so that Back returns to the notice; the consent is not.
  const isAtFields = consented && query.get(STEP_PARAM) === FORM_STEP;
  const status = overview?.channels.find((one) => one.channel === channel.name);
  const running = status?.latest?.state === 'QUERYING' ? status.latest.id : null;

  // A running query, even one started in another tab, is shown instead.
  useEffect(() => {
    if (running) replaceWith(toChannelPage(channel.name, origin, running));
  }, [running, channel.name, origin]);

  if (!overview || running) {
    if (error) {
      return <LoadError error={error} title="verification.failed" onRetry={reload} />;
    }
    return <FormSkeleton fields={4} />;
  }
  // Keep an open form with its input: submitting it reveals what has changed.
  const block = isAtFields ? null : findBlock(channel, overview, status);
  if (block) {
    return (
      <ResultBlock
        focus
        level={2}
        status="warning"
        picture="waiting"
        title={t(`verification.block.${block}`)}
        text={
          <p>{t(`verification.${block}.text`, { at: status ? formatDeadline(status.triesResetAt) : '' })}</p>
        }
        actions={
          <>
            <LinkButton type="primary" to={toLevelsPage(origin)}>
              {t('verification.others')}
            </LinkButton>
            {block === 'none' && (
              <Link to={getAppealPath('VERIFY_FAILED', VERIFICATION_PATH)}>{t('identity.raise.appeal')}</Link>
            )}
          </>
        }
      />
    );
  }
  if (!isAtFields) {
    return (
      <StepFrame
        steps={STEPS}
        step="verification.step.notice"
        title={t('verification.notice.heading')}
        focus={consented}
      >
        <NoticeStep
          channel={channel}
          overview={overview}
          status={status}
          onConsent={() => {
            setConsented(true);
            goTo(addQueryParam(toChannelPage(channel.name, origin), STEP_PARAM, FORM_STEP));
          }}
        />
      </StepFrame>
    );
  }
  return (
    <StepFrame
      steps={STEPS}
      step="verification.step.fields"
      title={t(
        channel.redirectsToProvider ? 'verification.fields.leave.heading' : 'verification.fields.heading',
      )}
      focus={!typed?.current}
    >
      <FieldsStep
        channel={channel}
        overview={overview}
        origin={origin}
        typed={typed}
        onOutdated={reload}
        onBack={() => replaceWith(toChannelPage(channel.name, origin))}
      />
    </StepFrame>
  );
}

interface NoticeStepProps {
  channel: KnownChannel;
  overview: VerificationOverview;
  status: ChannelStatus | undefined;
  onConsent: () => void;
}

/** Explains the required data, the recipients and the result, and asks for the separate consent (PIPL, article 29). */
function NoticeStep({ channel, overview, status, onConsent }: NoticeStepProps) {
  const t = useT();
  const origin = useReferer();
  const { level } = overview;
  const after = getLevelAfter(level, listMatched(overview), channel);
  const { formProps } = useForm({
    name: 'consent',
    save: async (_: { consent: boolean }) => undefined,
    onSaved: onConsent,
    firstField: 'consent',
    unreachable: 'verification.unreachable',
  });
  const raised = after > level;
  const redirectUrl = status?.latest?.redirectUrl;
  return (
    <PortalForm {...formProps}>
      {/* The user has returned from the payment app without a response: a button reopens it. */}
      {redirectUrl && (
        <Alert
          type="info"
          message={t('verification.away.text')}
          action={<Button onClick={() => followAddress(redirectUrl)}>{t('verification.away.goOn')}</Button>}
        />
      )}
      <ul className="verification-notice">
        <li>{t(`verification.${channel.name}.needs`)}</li>
        <li>
          {t(raised ? 'verification.notice.raises' : 'verification.notice.stays', {
            level: t(`identity.level.${after}`),
          })}
        </li>
        <li>{t('verification.notice.kept')}</li>
        {status && <li>{t('verification.tries', { left: status.triesLeft })}</li>}
      </ul>
      <ConsentField name="consent" required="verification.consent.required">
        {t(`verification.${channel.name}.consent`)}
      </ConsentField>
      <FormFooter>
        <Button type="primary" htmlType="submit">
          {t('form.continue')}
        </Button>
        <LinkButton to={toLevelsPage(origin)}>{t('verification.others')}</LinkButton>
      </FormFooter>
    </PortalForm>
  );
}
