import { useState } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { MobileCodeForm } from '@/components/Field/MobileCode/MobileCodeForm';
import { GuideFrame } from '@/components/Frame/GuideFrame';
import { Alert } from '@/components/Status/Alert';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { StepUpHost } from '@/features/stepUp/StepUpHost';
import { useAction } from '@/hooks/useAction';
import type { useFinishGuide } from '@/hooks/useFinishGuide';
import { useGuide } from '@/hooks/useGuide';
import { useT } from '@/hooks/useT';
import { useGlobalActions } from '@/models/hooks';
import { bindMobile } from '@/services/account';
import { showNotice } from '@/utils/notice';

const ERROR_FIELDS = { MOBILE_TAKEN: 'mobile' };

/** /uaa/bindMobileGuide: shown after the sign-in of an account without a mobile number. */
export default function BindMobileGuidePage() {
  const t = useT();
  const step = useGuide('bindMobile');
  const [bound, setBound] = useState(false);
  const { fetchLoginStatus } = useGlobalActions();
  const { run: leave, running: leaving } = useAction({ act: step.leave });

  const onBound = () => {
    setBound(true);
    showNotice({ type: 'success', title: t('guide.mobile.done') });
    leave();
  };

  return (
    <GuideFrame title="page.bindMobileGuide" step={step}>
      {({ account, skippable }) =>
        bound ? (
          <>
            <Alert type="success" role="status" message={t('guide.mobile.done')} />
            <SubmitButton type="primary" size="large" busy={leaving} onClick={() => leave()}>
              {t('form.continue')}
            </SubmitButton>
          </>
        ) : (
          <>
            <p>{t('guide.mobile.why', { account })}</p>
            <MobileCodeForm
              name="bindMobile"
              scene="bind"
              save={bindMobile}
              onSaved={onBound}
              errorFields={ERROR_FIELDS}
              unreachable="form.unreachable.send"
              submitLabel="guide.mobile.submit"
              submittingLabel="form.linking"
            />
            {skippable && <SkipGuideButton skip={step.skip} />}
            {/* The server requires a step-up if the user signed in more than 10 minutes ago. */}
            <StepUpHost prepare={fetchLoginStatus} />
          </>
        )
      }
    </GuideFrame>
  );
}

/** Button that postpones the guide; shows an error below it. */
function SkipGuideButton({ skip }: { skip: ReturnType<typeof useFinishGuide>['skip'] }) {
  const t = useT();
  const { run, running, error } = useAction({ act: () => skip('bindMobile') });
  return (
    <>
      <div className="guide-actions">
        <SubmitButton size="large" block busy={running} onClick={() => run()}>
          {t('guide.later')}
        </SubmitButton>
      </div>
      <FailureAlert error={error} unreachable="guide.skip.unreachable" />
    </>
  );
}
