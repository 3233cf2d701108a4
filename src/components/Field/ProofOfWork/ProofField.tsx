import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { DelayedSpin } from '@/components/Status/DelayedSpin';
import { useT } from '@/hooks/useT';
import { type Proof, useProof } from './useProof';
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
