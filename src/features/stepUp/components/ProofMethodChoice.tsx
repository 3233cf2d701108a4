import { Form, Radio, Skeleton } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import type { StepUpMethod } from '@/contract';
import { useT } from '@/hooks/useT';
import { proofForms } from '../proofForms';
import type { ProofProps } from '../proofProps';

/** Calls back once the form is there: a way that is loaded late has no fields before. */
function Arrival({ onArrival }: { onArrival: () => void }) {
  useEffect(onArrival, [onArrival]);
  return null;
}

interface Props extends ProofProps {
  methods: [StepUpMethod, ...StepUpMethod[]];
  /** Stable: the first form is there. */
  onReady: () => void;
}

/** The ways the person has, the usual one open. */
export function ProofMethodChoice({ methods, onReady, onConfirmed }: Props) {
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
            onChange={({ target }) => setMethod(target.value)}
            options={methods.map((value) => ({ value, label: t(`stepUp.method.${value}`) }))}
          />
        </Form.Item>
      )}
      <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
        <Proof onConfirmed={onConfirmed} />
        <Arrival onArrival={onReady} />
      </Suspense>
    </>
  );
}
