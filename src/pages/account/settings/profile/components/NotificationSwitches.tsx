import { Skeleton, Switch } from 'antd';
import { useId } from 'react';
import { FormCard } from '@/components/Form/FormCard';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { LoadError } from '@/components/Status/LoadError';
import { LoadingLabel } from '@/components/Status/LoadingLabel';
import type { NotificationKind } from '@/contract';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { useNotificationSettings } from '../useNotificationSettings';
import './NotificationSwitches.css';

const KINDS: readonly NotificationKind[] = ['messages', 'system', 'todo'];

/** Switches that select which kinds of messages are also sent by e-mail; each is saved when toggled. */
export default function NotificationSwitches() {
  const t = useT();
  const id = useId();
  const email = useGlobal((state) => state.userInfo?.email) ?? '';
  const { settings, loadError, reload, saved, error, turn } = useNotificationSettings();

  return (
    <FormCard title={<h2>{t('profile.notify')}</h2>}>
      <div className="notify stack">
        <p>{email ? t('profile.notify.why', { email }) : t('profile.notify.noEmail')}</p>
        {loadError && !settings && (
          <LoadError error={loadError} title="profile.notify.failed" onRetry={reload} />
        )}
        {!settings && !loadError && (
          <div aria-busy="true" className="stack">
            <LoadingLabel />
            {KINDS.map((kind) => (
              <Skeleton key={kind} active title={{ width: '30%' }} paragraph={{ rows: 1 }} />
            ))}
          </div>
        )}
        {settings && (
          <ul className="plain-list">
            {KINDS.map((kind) => (
              <li key={kind}>
                <div>
                  <label htmlFor={`${id}-${kind}`}>{t(`profile.notify.${kind}`)}</label>
                  <p id={`${id}-${kind}-means`}>{t(`profile.notify.${kind}.means`)}</p>
                </div>
                <Switch
                  id={`${id}-${kind}`}
                  data-kind={kind}
                  aria-describedby={`${id}-${kind}-means`}
                  checked={settings[kind]}
                  onChange={(on) => turn(kind, on)}
                />
              </li>
            ))}
          </ul>
        )}
        <span role="status" className="notify-status">
          {saved &&
            t(saved.on ? 'profile.notify.on' : 'profile.notify.off', {
              kind: t(`profile.notify.${saved.kind}`),
            })}
        </span>
        {error && <FailureAlert error={error} unreachable="profile.notify.unreachable" />}
        <p>{t('profile.notify.security')}</p>
      </div>
    </FormCard>
  );
}
