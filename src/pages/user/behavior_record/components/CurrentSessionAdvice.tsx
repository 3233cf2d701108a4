import { useState } from 'react';
import { Alert } from '@/components/Alert';
import { EndOtherSessionsButton } from '@/features/accountSecurity/sessions/EndOtherSessionsButton';
import { useT } from '@/hooks/useT';
import { NewPasswordLink } from './NewPasswordLink';

/** For an event of the current session: ending it would sign out the user. */
export function CurrentSessionAdvice() {
  const t = useT();
  const [ended, setEnded] = useState<number | null>(null);
  return (
    <Alert
      type="info"
      message={t('behavior.disown.current')}
      description={
        <>
          <p>{t('behavior.disown.current.text')}</p>
          <div className="behavior-ways">
            <NewPasswordLink />
            <EndOtherSessionsButton onDone={setEnded} />
          </div>
          <p role="status">{ended !== null && t('behavior.disown.others', { count: ended })}</p>
        </>
      }
    />
  );
}
