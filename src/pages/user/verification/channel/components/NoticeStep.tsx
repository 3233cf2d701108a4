import { Button } from 'antd';
import { ConsentField } from '@/components/ConsentField';
import { FormFooter } from '@/components/Form/FormFooter';
import { PortalForm } from '@/components/Form/PortalForm';
import { useForm } from '@/components/Form/useForm';
import type { ChannelStatus, VerificationOverview } from '@/contract';
import { getLevelAfter } from '@/features/verification/levels';
import { toLadderPage } from '@/features/verification/origin';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { goTo } from '@/utils/routing/redirect';
import type { Channel } from '../types';

interface Props {
  channel: Channel;
  overview: VerificationOverview;
  status: ChannelStatus | undefined;
  onConsent: () => void;
}

/** What is needed, what will be asked of whom, what it leads to, and the separate consent (PIPL, article 29). */
export function NoticeStep({ channel, overview, status, onConsent }: Props) {
  const t = useT();
  const origin = useReferer();
  const { level, channels } = overview;
  const matched = channels.filter(({ verifiedAt }) => verifiedAt).map((one) => one.channel);
  const after = getLevelAfter(level, matched, channel);
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
          {t('verification.continue')}
        </Button>
        <Button onClick={() => goTo(toLadderPage(origin))}>{t('verification.others')}</Button>
      </FormFooter>
    </PortalForm>
  );
}
