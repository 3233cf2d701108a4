import { Form, Radio, Skeleton } from 'antd';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { StepUpMethod } from '@/contract';
import { useT } from '@/hooks/useT';
import type { ProofProps } from '../proofProps';
import { EmailProofForm, PasswordProofForm, SmsProofForm, TotpProofForm } from './ProofForms';

/** The form of each method. Those of certificate and passkey are lazy-loaded when the user selects them. */
const proofForms: Record<StepUpMethod, ComponentType<ProofProps>> = {
  password: PasswordProofForm,
  sms: SmsProofForm,
  email: EmailProofForm,
  totp: TotpProofForm,
  passkey: lazy(() => import('./PasskeyProofForm')),
  certificate: lazy(() => import('./CertificateProofForm')),
};

interface Props extends ProofProps {
  methods: [StepUpMethod, ...StepUpMethod[]];
  /** Called when the first form is mounted; not for later selections. Stable. */
  onReady: () => void;
}

/** The user's methods for a step-up; the first one is open. */
export function ProofMethodChoice({ methods, target, onReady, onConfirmed }: Props) {
  const t = useT();
  const [first] = methods;
  const [method, setMethod] = useState(first);
  const Proof = proofForms[method];

  return (
    <>
      {methods.length > 1 && (
        <Form.Item layout="vertical" label={t('stepUp.method')}>
          <Radio.Group
            name="stepUpMethod"
            className="step-up-methods"
            aria-label={t('stepUp.method')}
            value={method}
            onChange={(event) => setMethod(event.target.value)}
            options={methods.map((value) => ({ value, label: t(`stepUp.method.${value}`) }))}
          />
        </Form.Item>
      )}
      <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
        <Proof target={target} onConfirmed={onConfirmed} />
        <MountSignal onMount={onReady} />
      </Suspense>
    </>
  );
}

/** Calls back once the form beside it is mounted: a lazy-loaded form has no fields before. */
function MountSignal({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount]);
  return null;
}
