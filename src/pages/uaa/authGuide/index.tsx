import { useState } from 'react';
import { Link } from '@/components/Action/Link';
import { ServerLink } from '@/components/Action/ServerLink';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { GuideFrame } from '@/components/Frame/GuideFrame';
import { Alert } from '@/components/Status/Alert';
import { FailureAlert } from '@/components/Status/FailureAlert';
import type { Guide } from '@/contract';
import { LevelLadder } from '@/features/verification/components/LevelLadder';
import { WaysToLevel } from '@/features/verification/components/WaysToLevel';
import { useVerificationOverview } from '@/features/verification/useVerificationOverview';
import { useAction } from '@/hooks/useAction';
import { useGuide } from '@/hooks/useGuide';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { ApiError } from '@/utils/http/ApiError';
import { getCurrentPath, getRawQuery } from '@/utils/routing/currentAddress';
import { AUTHORIZE_PATH, HOME_PATH } from '@/utils/routing/paths';

/** The page of an application's request, where the user can also decline. */
const REQUEST_PAGE = `${AUTHORIZE_PATH}?`;
/** The server could not check whether the level has been reached. */
const uncheckedError = new ApiError('unexpected', { messageId: 'guide.auth.unchecked' });

/** /uaa/authGuide: an application requires a higher verification level than the user has. */
export default function AuthGuidePage() {
  const step = useGuide('auth');
  return (
    <GuideFrame title="guide.auth.heading" step={step}>
      {({ application, skippable }) =>
        application && <RaiseLevelPrompt application={application} skippable={skippable} step={step} />
      }
    </GuideFrame>
  );
}

interface Props {
  application: NonNullable<Guide['application']>;
  skippable: boolean;
  step: Pick<ReturnType<typeof useGuide>, 'failed' | 'loading' | 'reload' | 'skip'>;
}

/** The level that an application requires, the ways to reach it, and the ways to continue. */
function RaiseLevelPrompt({ application, skippable, step }: Props) {
  const t = useT();
  const referer = useReferer();
  const { failed, loading, reload, skip } = step;
  // The verification returns to this page, which redirects to the application once the level is reached.
  const [origin] = useState(() => `${getCurrentPath()}?${getRawQuery()}`);
  const { data: overview, reload: reloadOverview } = useVerificationOverview(origin, true);
  const { run: postpone, running: postponing, error } = useAction({ act: () => skip('auth') });
  const [checked, setChecked] = useState(false);
  const [notYet, setNotYet] = useState(false);
  // Keep the message, even if the next check fails.
  if (checked && !loading && !failed && !notYet) setNotYet(true);

  const check = () => {
    setChecked(true);
    reloadOverview();
    reload();
  };

  return (
    <>
      <p>
        {t('verification.wanted', {
          application: application.name,
          level: t(`identity.level.${application.level}`),
        })}
      </p>
      {overview && <p>{t('guide.auth.own', { level: t(`identity.level.${overview.level}`) })}</p>}
      {overview && <LevelLadder level={overview.level} />}
      <WaysToLevel level={application.level} overview={overview} origin={origin} />
      <div role="status">{notYet && <Alert type="warning" message={t('guide.auth.notYet')} />}</div>
      <FailureAlert error={failed ? uncheckedError : error} unreachable="guide.skip.unreachable" />
      <div className="guide-actions">
        <SubmitButton type="primary" size="large" busy={loading} onClick={check}>
          {t('guide.auth.check')}
        </SubmitButton>
        {skippable && (
          <SubmitButton size="large" busy={postponing} onClick={() => postpone()}>
            {t('guide.auth.skip')}
          </SubmitButton>
        )}
      </div>
      {!skippable && <p>{t('guide.auth.required')}</p>}
      {!skippable && referer.startsWith(REQUEST_PAGE) && (
        <p>
          <ServerLink to={referer}>{t('guide.auth.request')}</ServerLink>
        </p>
      )}
      <p className="link-line">
        <Link to={HOME_PATH}>{t('common.backHome')}</Link>
      </p>
    </>
  );
}
