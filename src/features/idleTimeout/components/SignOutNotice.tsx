import { useEffect, useState } from 'react';
import { Alert } from '@/components/Status/Alert';
import { MINUTE, SESSION_IDLE } from '@/constants';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { SignOutReason } from '@/utils/storage/signOutReason';
import './SignOutNotice.css';

/** Message for each reason; `idle` includes the timeout in `minutes`. */
const MESSAGES: Record<SignOutReason, MessageKey> = {
  idle: 'idle.ended',
  elsewhere: 'idle.signedOutElsewhere',
  otherDevice: 'subCode.SESSION_ENDED_ELSEWHERE',
  ended: 'idle.sessionEnded',
};

/** Explains why the user has to sign in again. */
export default function SignOutNotice({ reason }: { reason: SignOutReason }) {
  const t = useT();
  // Screen readers announce text that is added to a live region, not its initial content.
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => setAnnounced(true), []);
  return (
    <div role="status" className="sign-out-notice">
      {isAnnounced && <Alert type="info" message={t(MESSAGES[reason], { minutes: SESSION_IDLE / MINUTE })} />}
    </div>
  );
}
