import { useState } from 'react';
import { Alert } from '@/components/Alert';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { GuideFrame } from '@/components/GuideFrame';
import { StepUpHost } from '@/features/stepUp/StepUpHost';
import { useAction } from '@/hooks/useAction';
import { useGuide } from '@/hooks/useGuide';
import { useT } from '@/hooks/useT';
import { showNotice } from '@/utils/notice';
import { BindMobileForm } from './components/BindMobileForm';
import { SkipGuideButton } from './components/SkipGuideButton';

/** /uaa/bindMobileGuide: shown after the sign-in of an account without a mobile number. */
export default function BindMobileGuidePage() {
  const t = useT();
  const step = useGuide('bindMobile');
  const [bound, setBound] = useState(false);
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
              {t('guide.goOn')}
            </SubmitButton>
          </>
        ) : (
          <>
            <p>{t('guide.mobile.why', { account })}</p>
            <BindMobileForm onBound={onBound} />
            {skippable && <SkipGuideButton skip={step.skip} />}
            {/* The server requires a step-up if the user signed in more than 10 minutes ago. */}
            <StepUpHost />
          </>
        )
      }
    </GuideFrame>
  );
}
