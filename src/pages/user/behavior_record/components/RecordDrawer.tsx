import { Descriptions } from 'antd';
import { useEffect, useState } from 'react';
import { SideDrawer } from '@/components/Frame/SideDrawer';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { BehaviorRow } from '@/contract';
import { useT } from '@/hooks/useT';
import { ReportRecordButton } from './ReportRecordButton';
import { describeChannel, describeSession, RecordResult } from './recordLabels';

interface Props {
  /** The open record, or null. */
  record: BehaviorRow | null;
  onClose: () => void;
  /** Called after the record was reported, because the list is outdated. */
  onDisowned: () => void;
}

/** One record in full, with the actions for an event that the user does not recognize. */
export function RecordDrawer({ record, onClose, onDisowned }: Props) {
  const t = useT();
  // Keep the content during the closing animation.
  const [last, setLast] = useState(record);
  useEffect(() => {
    if (record) setLast(record);
  }, [record]);
  const shown = record ?? last;

  return (
    <SideDrawer
      open={record !== null}
      onClose={onClose}
      title={shown && t(`behavior.type.${shown.type}`)}
      destroyOnHidden
    >
      {shown && (
        <div className="stack">
          <RecordDetails record={shown} />
          <ReportRecordButton key={shown.id} record={shown} onDisowned={onDisowned} />
        </div>
      )}
    </SideDrawer>
  );
}

/** All details of a record. Facts that do not apply to the event are omitted; unknown ones are labeled as unknown. */
export function RecordDetails({ record }: { record: BehaviorRow }) {
  const t = useT();
  const unknown = t('behavior.unknown');
  const facts = {
    at: <RelativeTime at={record.occurredAt} />,
    result: <RecordResult result={record.result} t={t} />,
    reason: record.failReason,
    where: record.place || unknown,
    ip: record.ip || unknown,
    device: t(`behavior.device.${record.device}`),
    os: record.os || unknown,
    browser: record.browser || unknown,
    channel: describeChannel(record, t),
    app: record.appName,
    actingAs: record.actingAs ?? t('behavior.actingAs.self'),
    session: describeSession(record, t),
  };
  const items = (Object.keys(facts) as (keyof typeof facts)[])
    .filter((key) => facts[key])
    .map((key) => ({ key, label: t(`behavior.${key}`), children: facts[key] }));
  return <Descriptions column={1} colon={false} items={items} />;
}
