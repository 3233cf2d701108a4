import { useEffect, useState } from 'react';
import { Alert } from '@/components/Alert';
import { MINUTE, SESSION_IDLE } from '@/constants';
import { useT } from '@/hooks/useT';
import './IdleSignOutNotice.css';

/** Why somebody is asked to sign in again. Its words come after its region, so that they are heard. */
export default function IdleSignOutNotice() {
  const t = useT();
  const [heard, setHeard] = useState(false);
  useEffect(() => setHeard(true), []);
  return (
    <div role="status" className="timed-out">
      {heard && <Alert type="info" message={t('idle.ended', { minutes: SESSION_IDLE / MINUTE })} />}
    </div>
  );
}
