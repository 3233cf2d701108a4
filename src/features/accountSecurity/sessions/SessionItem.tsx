import { DesktopOutlined, MobileOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import { RowActions } from '@/components/Action/RowActions';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { PortalSession } from '@/contract';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { endSession } from '@/services/sessions';
import { isNotFound } from '@/utils/http/ApiError';

interface Props {
  session: PortalSession;
  /** `name`: the device's name as the user knows it. */
  onEnded: (name: string) => void;
  /** Called if it had already ended. */
  onGone: () => void;
}

const icons = { desktop: DesktopOutlined, mobile: MobileOutlined };

/** A session: device, place and times, with a button to end it unless it is the current one. */
export function SessionItem({ session, onEnded, onGone }: Props) {
  const t = useT();
  const { id, current, device, os, browser, place, ip, startedAt, lastSeenAt } = session;
  const Icon = icons[device];
  const name = [browser, os].filter(Boolean).join(' · ') || t(`security.device.${device}`);

  const { run, running, error } = useAction({
    act: () => endSession(id),
    onDone: () => onEnded(name),
    onError: (failed) => {
      if (!isNotFound(failed)) return false;
      onGone();
      return true;
    },
  });

  return (
    <li className="session">
      <Icon className="session-icon" aria-hidden="true" />
      <div className="session-words">
        <p className="session-name">
          <strong>{name}</strong>
          {current && <Tag>{t('security.session.current')}</Tag>}
        </p>
        <p className="session-where">
          {t(`security.device.${device}`)} · {place} · {ip}
        </p>
        <dl className="session-times">
          <div>
            <dt>{t('security.session.startedAt')}</dt>
            <dd>
              <RelativeTime at={startedAt} />
            </dd>
          </div>
          <div>
            <dt>{t('security.session.lastSeenAt')}</dt>
            <dd>{current ? t('security.session.now') : <RelativeTime at={lastSeenAt} />}</dd>
          </div>
        </dl>
        {error && <FailureAlert error={error} unreachable="security.unreachable" />}
      </div>
      {!current && (
        <RowActions>
          <SubmitButton
            busy={running}
            onClick={() => run()}
            aria-label={t('security.session.end.of', { name, place })}
          >
            {t('security.session.end')}
          </SubmitButton>
        </RowActions>
      )}
    </li>
  );
}
