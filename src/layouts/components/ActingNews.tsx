import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { useEffect } from 'react';
import { Alert } from '@/components/Status/Alert';
import { useErrorMessage } from '@/components/Status/FailureAlert';
import { announceActing } from '@/features/capacities/acting';
import { describeActing, describeMatters } from '@/features/capacities/describeActing';
import { getCompanyName } from '@/features/capacities/roles';
import { useActingState } from '@/features/capacities/useActing';
import { useT } from '@/hooks/useT';
import { errorFromException } from '@/utils/http/ApiError';
import type { ActingState } from '@/utils/storage/actingStore';

interface Props {
  /** Called to set the focus when the focused element is unmounted. */
  onLeave: () => void;
}

/**
 * Whether the focus was lost: each role switch remounts the page. The menu that started the switch may still be
 * closing.
 */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.closest('[role="menu"]') != null;
}

/** Message about a change of the role in which the user acts. Shown until it is closed or replaced by a newer one. */
export function ActingNews({ onLeave }: Props) {
  const { news, role, switchCount } = useActingState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each switch remounts the page, so that the focus is lost
  useEffect(() => {
    if (news && news.kind !== 'failed' && isFocusLost()) onLeave();
  }, [switchCount]);
  const close = () => {
    announceActing(undefined);
    onLeave();
  };
  return (
    <>
      <span role="status" className="visually-hidden">
        {news?.kind === 'switched' && <Switched role={role} />}
      </span>
      <div className="acting-news">
        {news && news.kind !== 'switched' && <Told news={news} onClose={close} />}
      </div>
    </>
  );
}

function Switched({ role }: Pick<ActingState, 'role'>) {
  const t = useT();
  return role ? describeActing(role, t) : t('acting.self');
}

type Shown = Exclude<NonNullable<ActingState['news']>, { kind: 'switched' }>;

function Told({ news, onClose }: { news: Shown; onClose: () => void }) {
  const t = useT();
  const { locale } = useIntl();
  const cause = useErrorMessage(news.kind === 'failed' ? errorFromException(news.error) : null);
  const action = (
    <Button size="small" onClick={onClose}>
      {t('common.close')}
    </Button>
  );
  if (news.kind === 'ended') {
    return (
      <Alert
        type="warning"
        message={t('acting.ended', { company: news.company })}
        description={t('acting.ended.text')}
        action={action}
      />
    );
  }
  if (news.kind === 'changed') {
    return (
      <Alert
        type="info"
        message={t('acting.changed', { company: getCompanyName(news.role) })}
        description={describeMatters(news.role, t, locale)}
        action={action}
      />
    );
  }
  return <Alert type="error" message={t('space.notSwitched')} description={cause} action={action} />;
}
