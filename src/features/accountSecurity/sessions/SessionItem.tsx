import { DesktopOutlined, MobileOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import { useState } from 'react';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { RelativeTime } from '@/components/RelativeTime';
import type { PortalSession } from '@/contract';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { endSession } from '@/services/sessions';
import { causeOf, type Failure, refusalOf } from '@/utils/http/failure';
import { HttpError, warn } from '@/utils/http/httpErrors';

interface Props {
  session: PortalSession;
  /** `name` is what the person knows the device by. */
  onEnded: (name: string) => void;
  /** It had ended before. */
  onGone: () => void;
}

const icons = { desktop: DesktopOutlined, mobile: MobileOutlined };

/** One session: on what, where, since when; and the way to end it, unless it is this one. */
export function SessionItem({ session, onEnded, onGone }: Props) {
  const t = useT();
  const { id, current, device, os, browser, place, ip, startedAt, lastSeenAt } = session;
  const [failure, setFailure] = useState<Failure | null>(null);
  const Icon = icons[device];
  const name = [browser, os].filter(Boolean).join(' · ') || t(`security.device.${device}`);

  const { submit, submitting } = useSubmit(async () => {
    setFailure(null);
    try {
      const done = await endSession(id, (envelope) => setFailure(refusalOf(envelope)));
      if (done) onEnded(name);
    } catch (error) {
      warn(error);
      if (error instanceof HttpError && error.status === 404) onGone();
      else setFailure(causeOf(error, 'security.unreachable'));
    }
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
        {failure && <FailureAlert failure={failure} />}
      </div>
      {!current && (
        <SubmitButton
          busy={submitting}
          onClick={() => submit(undefined)}
          aria-label={t('security.session.end.of', { name, place })}
        >
          {t('security.session.end')}
        </SubmitButton>
      )}
    </li>
  );
}
