import { DesktopOutlined, MobileOutlined } from '@ant-design/icons';
import { Skeleton, Tag } from 'antd';
import { useRef, useState } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { Alert } from '@/components/Status/Alert';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { LoadError } from '@/components/Status/LoadError';
import { LoadingLabel } from '@/components/Status/LoadingLabel';
import type { Fact } from '@/components/Value/FactList';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { PortalSession, TrustedBrowser } from '@/contract';
import { type DeviceKind, EndAllButton } from '@/features/accountSecurity/devices/EndAllButton';
import { useAction } from '@/hooks/useAction';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import {
  endOtherSessions,
  endSession,
  endTrustedBrowser,
  endTrustedBrowsers,
  getSessions,
  getTrustedBrowsers,
} from '@/services/sessions';
import { isNotFound } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import { SecurityCard } from '../components/SecurityCard';
import { SecurityItem } from '../components/SecurityItem';

/** The user's sessions, with buttons to end all except the current one. */
export function SessionsCard() {
  const t = useT();
  const listFacts = ({ current, startedAt, lastSeenAt, keptUntil }: PortalSession): Fact[] => [
    ['security.session.startedAt', <RelativeTime key="at" at={startedAt} />],
    [
      'security.session.lastSeenAt',
      current ? t('security.session.now') : <RelativeTime key="seen" at={lastSeenAt} />,
    ],
    ['security.session.keptUntil', keptUntil && <RelativeTime key="kept" at={keptUntil} />],
  ];
  return (
    <DevicesCard
      kind="session"
      list={getSessions}
      end={endSession}
      endAll={endOtherSessions}
      canEnd={({ current }) => !current}
      listFacts={listFacts}
    />
  );
}

/** The browsers in which signing in needs no code of the authenticator app. */
export const TrustedBrowsersCard = () => (
  <DevicesCard
    kind="trusted"
    list={getTrustedBrowsers}
    end={endTrustedBrowser}
    endAll={endTrustedBrowsers}
    canEnd={() => true}
    listFacts={({ trustedAt, lastSeenAt, until }) => [
      ['security.trusted.since', <RelativeTime key="since" at={trustedAt} />],
      ['security.session.lastSeenAt', <RelativeTime key="seen" at={lastSeenAt} />],
      ['security.trusted.until', <RelativeTime key="until" at={until} />],
    ]}
  />
);

/** The common fields of sessions and trusted browsers. */
type Device = Pick<TrustedBrowser, 'id' | 'current' | 'device' | 'os' | 'browser' | 'place'> & {
  ip?: string;
};

interface Props<Row extends Device> {
  kind: DeviceKind;
  list: () => Promise<Row[]>;
  end: (id: string) => Promise<unknown>;
  endAll: () => Promise<{ ended: number }>;
  /** Whether the list offers to end the row; false for the current session. */
  canEnd: (row: Row) => boolean;
  listFacts: (row: Row) => Fact[];
}

/** Lists sessions or trusted browsers: a button for each row that can be ended, and one that ends all of these. */
function DevicesCard<Row extends Device>(props: Props<Row>) {
  const { kind, list, end, endAll, canEnd, listFacts } = props;
  const t = useT();
  const { data, loading, error, reload, replace } = useRead(['devices', kind], list);
  const [endedElsewhere, setEndedElsewhere] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const closable = data?.filter(canEnd) ?? [];

  /** The pressed button is unmounted with its row: keep the focus in the card. */
  const removeEnded = (ended: readonly Row[], text: string) => {
    setEndedElsewhere(false);
    if (data) replace(data.filter((row) => !ended.includes(row)));
    showNotice({ type: 'success', title: text });
    heading.current?.focus();
  };
  const refresh = () => {
    setEndedElsewhere(true);
    reload();
    heading.current?.focus();
  };

  return (
    <SecurityCard
      className={`devices devices-${kind}`}
      heading={heading}
      title={t(`security.${kind}.heading`)}
      extra={
        closable.length > 0 && (
          <EndAllButton
            kind={kind}
            endAll={endAll}
            onDone={(count) => removeEnded(closable, t(`security.${kind}.endAll.done`, { count }))}
          />
        )
      }
    >
      <p className="security-note">{t(`security.${kind}.why`)}</p>
      {endedElsewhere && !loading && !error && (
        <Alert type="warning" role="alert" message={t(`security.${kind}.gone`)} />
      )}
      {error && <LoadError error={error} title={`security.${kind}.failed`} onRetry={reload} />}
      <div aria-busy={loading}>
        <LoadingLabel loading={loading} />
        {!data && !error && <Skeleton active avatar title={false} paragraph={{ rows: 3 }} />}
        {data && data.length > 0 && (
          <ul className="security-items plain-list">
            {data.map((row) => (
              <DeviceItem
                key={row.id}
                device={row}
                kind={kind}
                facts={listFacts(row)}
                canEnd={canEnd(row)}
                end={end}
                onEnded={(name) => removeEnded([row], t(`security.${kind}.end.done`, { name }))}
                onNotFound={refresh}
              />
            ))}
          </ul>
        )}
        {data && closable.length === 0 && <p className="security-note">{t(`security.${kind}.none`)}</p>}
      </div>
    </SecurityCard>
  );
}

interface DeviceItemProps {
  device: Device;
  kind: DeviceKind;
  facts: readonly Fact[];
  canEnd: boolean;
  end: (id: string) => Promise<unknown>;
  /** `name`: the displayed name of the device. */
  onEnded: (name: string) => void;
  /** Called if it had already ended. */
  onNotFound: () => void;
}

const icons = { desktop: DesktopOutlined, mobile: MobileOutlined };

/** A device: name, place and times, with a button that ends its session or its trust. */
function DeviceItem({ device: given, kind, facts, canEnd, end, onEnded, onNotFound }: DeviceItemProps) {
  const t = useT();
  const { id, current, device, os, browser, place, ip } = given;
  const Icon = icons[device];
  const name = [browser, os].filter(Boolean).join(' · ') || t(`security.device.${device}`);

  const { run, running, error } = useAction({
    act: () => end(id),
    onDone: () => onEnded(name),
    onError: (failed) => {
      if (!isNotFound(failed)) return false;
      onNotFound();
      return true;
    },
  });

  return (
    <SecurityItem
      icon={<Icon aria-hidden="true" />}
      name={
        <>
          <strong>{name}</strong>
          {current && <Tag>{t('security.session.current')}</Tag>}
        </>
      }
      where={[t(`security.device.${device}`), place, ip].filter(Boolean).join(' · ')}
      facts={facts}
      actions={
        canEnd && (
          <SubmitButton
            busy={running}
            onClick={() => run()}
            aria-label={t(`security.${kind}.end.of`, { name, place })}
          >
            {t(`security.${kind}.end`)}
          </SubmitButton>
        )
      }
    >
      {error && <FailureAlert error={error} unreachable="form.unreachable" />}
    </SecurityItem>
  );
}
