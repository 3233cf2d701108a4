import { Button } from 'antd';
import { LinkButton } from '@/components/Action/LinkButton';
import { FormFooter } from '@/components/Form/FormFooter';
import type { Verification } from '@/contract';
import type { KnownChannel } from '@/domain/verificationChannels';
import { toChannelPage } from '@/features/verification/origin';
import { useT } from '@/hooks/useT';
import { followAddress } from '@/utils/routing/redirect';

interface Props {
  channel: KnownChannel;
  verification: Verification;
  origin: string;
}

/** Shown if the user returns without a response of the payment app. */
export function AwayStep({ channel, verification: { redirectUrl }, origin }: Props) {
  const t = useT();
  return (
    <>
      <p>{t('verification.away.text')}</p>
      <FormFooter>
        {redirectUrl && (
          <Button type="primary" onClick={() => followAddress(redirectUrl)}>
            {t('verification.away.goOn')}
          </Button>
        )}
        <LinkButton to={toChannelPage(channel.name, origin)}>{t('verification.return.again')}</LinkButton>
      </FormFooter>
    </>
  );
}
