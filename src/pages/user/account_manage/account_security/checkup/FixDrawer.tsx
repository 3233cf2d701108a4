import { Suspense, useEffect, useState } from 'react';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { SideDrawer } from '@/components/Frame/SideDrawer';
import type { Security } from '@/contract';
import { useT } from '@/hooks/useT';
import { type FixHere, fixForms } from './fixForms';

interface Props {
  /** The factor to improve, or null. */
  factor: FixHere | null;
  security: Security;
  onClose: () => void;
  onDone: (factor: FixHere) => Promise<void>;
  onOutdated: () => void;
  /** Called after the closing animation. */
  afterClose: () => void;
}

/** Number of fields of the skeleton. */
const FIELDS = 2;

/**
 * Drawer with one form beside the check-up. Clicking outside does not close it, so that no input is lost; only the
 * close button and Escape do.
 */
export function FixDrawer({ factor, security, onClose, onDone, onOutdated, afterClose }: Props) {
  const t = useT();
  // Keep the content during the closing animation.
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
      afterOpenChange={(open) => !open && afterClose()}
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
