import { Button } from 'antd';
import { LinkButton } from '@/components/Action/LinkButton';
import { ConsentField } from '@/components/Field/ConsentField';
import { FormFooter } from '@/components/Form/FormFooter';
import { PortalForm } from '@/components/Form/PortalForm';
import { useForm } from '@/components/Form/useForm';
import { Alert } from '@/components/Status/Alert';
import type { ChannelStatus, VerificationOverview } from '@/contract';
import { getLevelAfter, listMatched } from '@/domain/identityLevels';
import type { KnownChannel } from '@/domain/verificationChannels';
import { toLevelsPage } from '@/features/verification/origin';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { followAddress } from '@/utils/routing/redirect';

interface Props {
  channel: KnownChannel;
  overview: VerificationOverview;
  status: ChannelStatus | undefined;
  onConsent: () => void;
}

/** The user has returned from the payment app without a response: a link reopens it. */
function AwayNotice({ redirectUrl }: { redirectUrl: string }) {
  const t = useT();
  return (
    <Alert
      type="info"
      message={t('verification.away.text')}
      action={<Button onClick={() => followAddress(redirectUrl)}>{t('verification.away.goOn')}</Button>}
    />
  );
}

/** Explains the required data, the recipients and the result, and asks for the separate consent (PIPL, article 29). */
export function NoticeStep({ channel, overview, status, onConsent }: Props) {
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
  return (
    <PortalForm {...formProps}>
      {status?.latest?.redirectUrl && <AwayNotice redirectUrl={status.latest.redirectUrl} />}
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
