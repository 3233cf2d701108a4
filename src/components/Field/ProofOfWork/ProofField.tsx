import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { DelayedSpin } from '@/components/Status/DelayedSpin';
import { CAPTCHA_LIFETIME, PROOF_RENEWAL_MARGIN } from '@/constants';
import { useT } from '@/hooks/useT';
import { warn } from '@/utils/http/httpErrors';
import './ProofField.css';

interface Props {
  /** Whether the server is known to prefer a proof. Until then, there is nothing to compute, and a submit waits. */
  isPreferred: boolean;
  /** Number of attempts: each one uses up a proof. */
  round: number;
  /** Called if the user prefers the image. */
  onImage: () => void;
}

/** The captcha as a proof of work: the browser computes it, and the user only sees the progress. */
export function ProofField({ isPreferred, round, onImage }: Props) {
  const t = useT();
  const form = Form.useFormInstance();
  // The error about a refused proof stays until the next submit, because it explains why another submit is needed.
  const proof = useProof(isPreferred, round, (value) => form.setFields([{ name: 'captcha', value }]));
  const retry = () => {
    form.setFields([{ name: 'captcha', errors: [] }]);
    proof.retry();
  };

  return (
    <Form.Item
      name="captcha"
      validateTrigger="onSubmit"
      rules={[
        {
          validator: async () => {
            // An early submit waits for the proof.
            await proof.computed.current;
            if (!form.getFieldValue('captcha')) throw new Error(t('login.proof.failed'));
          },
        },
      ]}
      extra={
        isPreferred && (
          <Button type="link" size="small" className="captcha-switch" onClick={onImage}>
            {t('login.proof.toImage')}
          </Button>
        )
      }
    >
      <ProofStatus status={proof.status} retry={retry} />
    </Form.Item>
  );
}

/** The status takes the focus if the server's refusal concerns the captcha. */
function ProofStatus({ status, retry, id }: Pick<Proof, 'status' | 'retry'> & { id?: string }) {
  const t = useT();
  return (
    <div id={id} tabIndex={-1} className="proof" data-status={status}>
      {status === 'working' && <DelayedSpin size="small" />}
      {status === 'done' && <CheckCircleFilled className="proof-done" aria-hidden />}
      {status === 'failed' && <CloseCircleFilled className="proof-failed" aria-hidden />}
      <span role="status">{t(`login.proof.${status}`)}</span>
      {status === 'failed' && (
        <Button size="small" onClick={retry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
}

interface Proof {
  status: 'working' | 'done' | 'failed';
  /** Settles when the current proof has been computed or has failed, or when the field is removed. Never rejects. */
  computed: RefObject<Promise<void>>;
  retry: () => void;
}

/**
 * Computes proofs of work once they are `isNeeded`: one for each `round`, after `retry`, and again before the challenge
 * expires. `onProof` receives the proof, or undefined while a new one is computed and after a failure.
 */
function useProof(isNeeded: boolean, round: number, onProof: (proof: string | undefined) => void): Proof {
  const [status, setStatus] = useState<Proof['status']>('working');
  const [retries, setRetries] = useState(0);
  const computed = useRef(Promise.resolve());
  const retry = () => setRetries((count) => count + 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: round and retries each start a new proof
  useEffect(() => {
    if (!isNeeded) {
      // A submit waits for the first proof, or until the field is removed.
      let proceed = () => {};
      const needed = new Promise<void>((resolve) => (proceed = resolve));
      computed.current = needed.then(() => computed.current);
      return () => {
        computed.current = Promise.resolve();
        proceed();
      };
    }
    const controller = new AbortController();
    const renewal = setTimeout(retry, CAPTCHA_LIFETIME - PROOF_RENEWAL_MARGIN);
    const finish = (next: Proof['status'], proof?: string) => {
      if (controller.signal.aborted) return;
      onProof(proof);
      setStatus(next);
    };
    const compute = async () => {
      const { proveWork } = await import('./proveWork');
      finish('done', await proveWork(controller.signal));
    };
    finish('working');
    computed.current = compute().catch((error: unknown) => {
      if (controller.signal.aborted) return;
      warn(error);
      finish('failed');
    });
    return () => {
      controller.abort();
      clearTimeout(renewal);
    };
  }, [isNeeded, round, retries]);

  return { status, computed, retry };
}
