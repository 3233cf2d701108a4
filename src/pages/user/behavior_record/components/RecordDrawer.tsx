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
  const channel = describeChannel(record, t);
  const unknown = t('behavior.unknown');
  const facts = [
    {
      key: 'at',
      label: t('behavior.at'),
      children: <RelativeTime at={record.occurredAt} />,
    },
    { key: 'result', label: t('behavior.result'), children: <RecordResult result={record.result} t={t} /> },
    { key: 'reason', label: t('behavior.reason'), children: record.failReason },
    { key: 'where', label: t('behavior.where'), children: record.place || unknown },
    { key: 'ip', label: t('behavior.ip'), children: record.ip || unknown },
    { key: 'device', label: t('behavior.device'), children: t(`behavior.device.${record.device}`) },
    { key: 'os', label: t('behavior.os'), children: record.os || unknown },
    { key: 'browser', label: t('behavior.browser'), children: record.browser || unknown },
    { key: 'channel', label: t('behavior.channel'), children: channel },
    { key: 'app', label: t('behavior.app'), children: record.appName },
    {
      key: 'actingAs',
      label: t('behavior.actingAs'),
      children: record.actingAs ?? t('behavior.actingAs.self'),
    },
    { key: 'session', label: t('behavior.session'), children: describeSession(record, t) },
  ];
  return <Descriptions column={1} colon={false} items={facts.filter(({ children }) => children)} />;
}
