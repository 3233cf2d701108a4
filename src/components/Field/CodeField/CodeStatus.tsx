import { CODE_TRIES } from '@/constants';
import { useT } from '@/hooks/useT';
import { formatDeadlineTime } from '@/utils/i18n/dates';
import type { CodeState } from './useCodeState';

/** Announces the destination, the state and the remaining tries of the code, but not its countdown. */
export function CodeStatus({ state: { code, phase } }: { state: CodeState }) {
  const t = useT();
  const on = phase === 'waiting' || phase === 'ready';
  return (
    <span role="status" className="code-status">
      {code && on && (
        <>
          <span>
            {t('code.sent', {
              destination: code.destination,
              until: formatDeadlineTime(new Date(code.expiresAt).toISOString()),
            })}
          </span>
          {code.triesLeft < CODE_TRIES && (
            <span className="code-tries">{t('code.triesLeft', { count: code.triesLeft })}</span>
          )}
          {phase === 'ready' && <span>{t('code.ready')}</span>}
        </>
      )}
      {phase === 'expired' && <span className="code-over">{t('code.expired')}</span>}
      {phase === 'usedUp' && <span className="code-over">{t('code.usedUp')}</span>}
    </span>
  );
}
