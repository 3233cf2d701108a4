import { Link } from '@umijs/max';
import { useState } from 'react';
import { Alert } from '@/components/Alert';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { BusyButton } from '@/components/Form/SubmitButton';
import type { Guide } from '@/contract';
import { Ways } from '@/features/identityLevels/components/Ways';
import type { useGuide } from '@/hooks/useGuide';
import { useGuideSkip } from '@/hooks/useGuideSkip';
import { useLoad } from '@/hooks/useLoad';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { getUserInfo } from '@/services/account';
import type { Failure } from '@/utils/http/failure';
import { HOME } from '@/utils/routing/redirect';

/** The page that keeps an application's request, where one may also decline. */
const REQUEST = '/uaa/authorize?';
const UNCHECKED: Failure = { messageId: 'guide.auth.unchecked' };

interface Props {
  application: NonNullable<Guide['application']>;
  skippable: boolean;
  step: Pick<ReturnType<typeof useGuide>, 'failed' | 'loading' | 'reload' | 'skip'>;
}

/** The level an application asks for, the ways to it, and the way on. */
export function LevelStep({ application, skippable, step }: Props) {
  const t = useT();
  const referer = useReferer();
  const { failed, loading, reload, skip } = step;
  const { data: person, reload: reloadPerson } = useLoad(getUserInfo);
  const { putOff, puttingOff, failure } = useGuideSkip('auth', skip);
  const [checked, setChecked] = useState(false);
  const [notYet, setNotYet] = useState(false);
  // Once the server has said so it stays, also where the next check gets no answer.
  if (checked && !loading && !failed && !notYet) setNotYet(true);

  const check = () => {
    setChecked(true);
    reloadPerson();
    reload();
  };

  return (
    <>
      <p>
        {t('guide.auth.wanted', {
          application: application.name,
          level: t(`identity.level.${application.level}`),
        })}
      </p>
      {person && <p>{t('guide.auth.own', { level: t(`identity.level.${person.level}`) })}</p>}
      <Ways level={application.level} />
      <div role="status">{notYet && <Alert type="warning" message={t('guide.auth.notYet')} />}</div>
      <FailureAlert failure={failed ? UNCHECKED : failure} />
      <div className="guide-actions">
        <BusyButton type="primary" size="large" busy={loading} onClick={check}>
          {t('guide.auth.check')}
        </BusyButton>
        {skippable && (
          <BusyButton size="large" busy={puttingOff} onClick={putOff}>
            {t('guide.auth.skip')}
          </BusyButton>
        )}
      </div>
      {!skippable && <p>{t('guide.auth.required')}</p>}
      {!skippable && referer.startsWith(REQUEST) && (
        <p>
          <Link to={referer}>{t('guide.auth.request')}</Link>
        </p>
      )}
      <p>
        <Link to={HOME}>{t('common.backHome')}</Link>
      </p>
    </>
  );
}
