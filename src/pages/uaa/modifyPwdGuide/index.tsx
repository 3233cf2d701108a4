import { useState } from 'react';
import { Link } from '@/components/Action/Link';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { ChangePasswordForm } from '@/components/Field/ChangePasswordForm';
import { GuideFrame } from '@/components/Frame/GuideFrame';
import { Alert } from '@/components/Status/Alert';
import { PasskeyOfferSlot } from '@/features/accountSecurity/passkeys/PasskeyOfferSlot';
import { StepUpHost } from '@/features/stepUp/StepUpHost';
import { useAction } from '@/hooks/useAction';
import { useGuide } from '@/hooks/useGuide';
import { useT } from '@/hooks/useT';
import { useGlobalActions } from '@/models/hooks';
import { showNotice } from '@/utils/notice';
import { SIGN_OUT_PATH } from '@/utils/routing/paths';
import { isPasskeyOffered } from '@/utils/storage/passkeyOffer';
import { hasDeviceLock } from '@/utils/supportsPasskeys';

/**
 * /uaa/modifyPwdGuide: a weak or expired password has to be changed before the user can continue. Then the
 * page offers a passkey if the device has a screen lock.
 */
export default function ModifyPwdGuidePage() {
  const t = useT();
  const step = useGuide('modifyPwd');
  const [changed, setChanged] = useState(false);
  const { fetchLoginStatus } = useGlobalActions();
  const { run: leave, running: leaving } = useAction({ act: step.leave });

  const onChanged = async () => {
    setChanged(true);
    showNotice({
      type: 'success',
      title: t('newPassword.changed'),
      description: t('newPassword.changed.others'),
    });
    // With a passkey, the user needs no password, so offer one first.
    if (!isPasskeyOffered() || !(await hasDeviceLock())) await leave();
  };

  return (
    <GuideFrame title="guide.pwd.heading" step={step}>
      {({ account, reason = 'weak' }) =>
        changed ? (
          <>
            <Alert type="success" role="status" message={t('newPassword.changed')} />
            <PasskeyOfferSlot onEnd={leave} />
            <SubmitButton type="primary" size="large" busy={leaving} onClick={() => leave()}>
              {t('form.continue')}
            </SubmitButton>
            <StepUpHost prepare={fetchLoginStatus} />
          </>
        ) : (
          <>
            <p>{t(`guide.pwd.${reason}`)}</p>
            <ChangePasswordForm account={account} onChanged={onChanged} />
            <p className="link-line">
              <Link to={SIGN_OUT_PATH}>{t('guide.signOut')}</Link>
            </p>
          </>
        )
      }
    </GuideFrame>
  );
}
