import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { DelayedSpin } from '@/components/DelayedSpin';
import { useT } from '@/hooks/useT';
import { type Proof, useProof } from './useProof';
import './ProofField.css';

interface Props {
  /** Counts the attempts: each of them uses a proof up. */
  round: number;
  /** The person prefers the image. */
  onImage: () => void;
}

/** The captcha as a proof of work: the browser computes it, and the person only sees how it goes. */
export function ProofField({ round, onImage }: Props) {
  const t = useT();
  const form = Form.useFormInstance();
  const proof = useProof(round, (value) => {
    // The reason why a proof was refused stays until the next one is there.
    if (value === undefined) form.setFields([{ name: 'captcha', value }]);
    else form.setFieldValue('captcha', value);
  });

  return (
    <Form.Item
      name="captcha"
      validateTrigger="onSubmit"
      rules={[
        {
          validator: async () => {
            // A form that is sent early waits for the proof.
            await proof.computed.current;
            if (!form.getFieldValue('captcha')) throw new Error(t('login.proof.failed'));
          },
        },
      ]}
      extra={
        <Button type="link" size="small" className="captcha-switch" onClick={onImage}>
          {t('login.proof.toImage')}
        </Button>
      }
    >
      <ProofStatus proof={proof} />
    </Form.Item>
  );
}

/** The box until the browser can begin. */
export function ProofPending() {
  const t = useT();
  return (
    <Form.Item>
      <div className="proof" data-status="working">
        <span role="status">{t('login.proof.working')}</span>
      </div>
    </Form.Item>
  );
}

/** The box takes the focus where the server's refusal concerns the captcha. */
function ProofStatus({ proof: { status, retry }, id }: { proof: Proof; id?: string }) {
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
