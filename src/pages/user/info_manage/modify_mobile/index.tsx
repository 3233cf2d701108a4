import { useEffect, useRef } from 'react';
import { LinkButton } from '@/components/Action/LinkButton';
import { FormCard } from '@/components/Form/FormCard';
import { FormIntro } from '@/components/Form/FormIntro';
import { PageHeader } from '@/components/Frame/PageHeader';
import { StepProgress } from '@/components/Frame/StepProgress';
import { Alert } from '@/components/Status/Alert';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { BEHAVIOR_RECORD_PATH, INFO_PATH } from '@/utils/routing/paths';
import { NewMobileForm } from './components/NewMobileForm';
import { ProveOldMobile } from './components/ProveOldMobile';
import { MOBILE_STEPS, useMobileChange } from './useMobileChange';
import './index.css';

/** /user/info_manage/modify_mobile: changes the mobile number, or adds the first one. */
export default function ModifyMobilePage() {
  const userInfo = useGlobal((state) => state.userInfo);
  return (
    <>
      <PageHeader title="page.modifyMobile" purpose="info.mobile.purpose" />
      {userInfo && <MobileChangeSteps key={userInfo.id} owner={userInfo.id} mobile={userInfo.mobile} />}
    </>
  );
}

function MobileChangeSteps({ owner, mobile }: { owner: string; mobile: string }) {
  const t = useT();
  const change = useMobileChange(owner, mobile);
  const { step, from, to, again } = change.state;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  // The previous step, which had the focus, was unmounted.
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  return (
    <FormCard className="mobile-change">
      {from && (
        <StepProgress
          steps={MOBILE_STEPS.map((name) => t(`info.mobile.step.${name}`))}
          current={MOBILE_STEPS.indexOf(step)}
        />
      )}
      {again && (
        <Alert
          type="warning"
          role="alert"
          className="mobile-change-again"
          message={t(`info.mobile.again.${again}`, { mobile: from })}
        />
      )}
      {step === 'done' ? (
        <ResultBlock
          focus
          level={2}
          status="success"
          title={t(from ? 'info.mobile.changed' : 'info.mobile.bound')}
          text={
            <>
              <p>
                {from ? t('info.mobile.changed.text', { from, to }) : t('info.mobile.bound.text', { to })}
              </p>
              {from && <p>{t('info.mobile.changed.told', { from })}</p>}
            </>
          }
          actions={
            <>
              <LinkButton type="primary" to={INFO_PATH}>
                {t('info.back')}
              </LinkButton>
              <LinkButton to={BEHAVIOR_RECORD_PATH}>{t('account.record')}</LinkButton>
            </>
          }
        />
      ) : (
        <>
          <h2 ref={heading} tabIndex={-1}>
            {t(from ? `info.mobile.heading.${step}` : 'info.mobile.heading.bind')}
          </h2>
          <FormIntro>{t(from ? `info.mobile.why.${step}` : 'info.mobile.why.bind')}</FormIntro>
          {step === 'prove' ? <ProveOldMobile {...change} /> : <NewMobileForm {...change} />}
        </>
      )}
    </FormCard>
  );
}
