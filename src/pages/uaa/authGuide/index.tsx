import { Link } from '@umijs/max';
import { Alert } from 'antd';
import { useState } from 'react';
import { BusyButton } from '@/components/BusyButton';
import { GuideFrame } from '@/components/GuideFrame';
import { useGuide } from '@/hooks/useGuide';
import { useLoad } from '@/hooks/useLoad';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { getUserInfo } from '@/services/account';
import { currentQuery, HOME } from '@/utils/redirect';
import { Ways } from './components/Ways';

/** /uaa/authGuide: an application asks for a higher level than the person has. */
export default function AuthGuidePage() {
  const t = useT();
  const step = useGuide('auth');
  const { data: person, reload: reloadPerson } = useLoad(getUserInfo);
  const [checked, setChecked] = useState(false);
  const { submit: skip, submitting: skipping } = useSubmit(() => step.skip('auth', currentQuery().requestId));

  const check = () => {
    setChecked(true);
    reloadPerson();
    step.reload();
  };

  return (
    <GuideFrame title="guide.auth.heading" step={step}>
      {({ application, skippable }) =>
        application && (
          <>
            <p>
              {t('guide.auth.wanted', {
                application: application.name,
                level: t(`identity.level.${application.level}`),
              })}
            </p>
            {person && <p>{t('guide.auth.own', { level: t(`identity.level.${person.level}`) })}</p>}
            <Ways level={application.level} />
            <div role="status">
              {checked && !step.loading && !step.failed && (
                <Alert type="warning" showIcon message={t('guide.auth.notYet')} />
              )}
            </div>
            <div className="guide-actions">
              <BusyButton type="primary" size="large" busy={step.loading} onClick={check}>
                {t('guide.auth.check')}
              </BusyButton>
              {skippable && (
                <BusyButton size="large" busy={skipping} onClick={() => skip(undefined)}>
                  {t('guide.auth.skip')}
                </BusyButton>
              )}
            </div>
            {!skippable && <p>{t('guide.auth.required')}</p>}
            <p>
              <Link to={HOME}>{t('common.backHome')}</Link>
            </p>
          </>
        )
      }
    </GuideFrame>
  );
}
