import { useState } from 'react';
import { Alert } from '@/components/Alert';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { GuideFrame } from '@/components/GuideFrame';
import { useGuide } from '@/hooks/useGuide';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { showNotice } from '@/utils/notice';
import { BindMobileForm } from './components/BindMobileForm';
import { SkipGuideButton } from './components/SkipGuideButton';

/** /uaa/bindMobileGuide: after the sign-in of an account that has no mobile number. */
export default function BindMobileGuidePage() {
  const t = useT();
  const step = useGuide('bindMobile');
  const [bound, setBound] = useState(false);
  const { submit: leave, submitting: leaving } = useSubmit(step.leave);

  const onBound = () => {
    setBound(true);
    showNotice({ type: 'success', title: t('guide.mobile.done') });
    leave(undefined);
  };

  return (
    <GuideFrame title="page.bindMobileGuide" step={step}>
      {({ account, skippable }) =>
        bound ? (
          <>
            <Alert type="success" role="status" message={t('guide.mobile.done')} />
            <SubmitButton type="primary" size="large" busy={leaving} onClick={() => leave(undefined)}>
              {t('guide.goOn')}
            </SubmitButton>
          </>
        ) : (
          <>
            <p>{t('guide.mobile.why', { account })}</p>
            <BindMobileForm onBound={onBound} />
            {skippable && <SkipGuideButton skip={step.skip} />}
          </>
        )
      }
    </GuideFrame>
  );
}
