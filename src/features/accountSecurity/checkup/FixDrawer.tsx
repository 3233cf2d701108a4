import { Suspense, useEffect, useState } from 'react';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { SideDrawer } from '@/components/SideDrawer';
import type { Security } from '@/contract';
import { useT } from '@/hooks/useT';
import { type FixHere, fixForms } from './fixForms';

interface Props {
  /** What is being put right, or null. */
  factor: FixHere | null;
  security: Security;
  onClose: () => void;
  onDone: (factor: FixHere) => Promise<void>;
  onOutdated: () => void;
  /** It has slid away. */
  onGone: () => void;
}

/** Fields that stand for a form while it loads. */
const FIELDS = 2;

/** One form beside the check-up. What is typed outlives a press beside it: only the cross and Escape close it. */
export function FixDrawer({ factor, security, onClose, onDone, onOutdated, onGone }: Props) {
  const t = useT();
  // While it slides away it still shows what it was about.
  const [last, setLast] = useState(factor);
  useEffect(() => {
    if (factor) setLast(factor);
  }, [factor]);
  const shown = factor ?? last;
  const { title, Form } = shown ? fixForms[shown] : {};
  return (
    <SideDrawer
      open={factor !== null}
      onClose={onClose}
      afterOpenChange={(open) => !open && onGone()}
      title={title && t(title)}
      maskClosable={false}
      destroyOnHidden
    >
      {Form && shown && (
        <Suspense fallback={<FormSkeleton fields={FIELDS} />}>
          <Form security={security} onDone={() => onDone(shown)} onOutdated={onOutdated} />
        </Suspense>
      )}
    </SideDrawer>
  );
}
