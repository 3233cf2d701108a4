import { useEffect, useState } from 'react';
import { SideDrawer } from '@/components/SideDrawer';
import type { BehaviorRow } from '@/contract';
import { useT } from '@/hooks/useT';
import { RecordDetails } from './RecordDetails';
import { ReportRecordButton } from './ReportRecordButton';

interface Props {
  /** The record that is open, or null. */
  record: BehaviorRow | null;
  onClose: () => void;
  /** It has been marked, and the list is out of date. */
  onDisowned: () => void;
}

/** One record in full, and what to do about it if it was somebody else. */
export function RecordDrawer({ record, onClose, onDisowned }: Props) {
  const t = useT();
  // While it slides away it still shows what it was about.
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
        <div className="behavior-drawer">
          <RecordDetails record={shown} />
          <ReportRecordButton key={shown.id} record={shown} onDisowned={onDisowned} />
        </div>
      )}
    </SideDrawer>
  );
}
