import { useEffect, useState } from 'react';
import { SideDrawer } from '@/components/Frame/SideDrawer';
import type { BehaviorRow } from '@/contract';
import { useT } from '@/hooks/useT';
import { RecordDetails } from './RecordDetails';
import { ReportRecordButton } from './ReportRecordButton';

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
