import { Link } from '@umijs/max';
import { Form, Radio, Skeleton } from 'antd';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useT } from '@/hooks/useT';
import { proveReset } from '@/services/recovery';
import { appealFor } from '@/utils/routing/appealAddress';
import { readKept, writeKept } from '@/utils/storage/tabStorage';
import { methodOf, methods, type ProofProps } from '../methods';
import type { ResetProgress } from '../useReset';

const KEPT = 'resetMethod';

/** Proof that the account is one's own, in the way the person chooses. What belongs to the account is not shown. */
export function ProveStep({ state: { id }, advanced, refused }: ResetProgress) {
  const t = useT();
  const [method, setMethod] = useState(() => methodOf(readKept(KEPT)));
  const hear = useRef(refused);

  useEffect(() => {
    hear.current = refused;
  });

  const prove = useCallback<ProofProps['prove']>(
    (proof, onFailure, silentFor) =>
      proveReset(
        { id, ...proof },
        (envelope) => {
          onFailure(envelope);
          hear.current(envelope);
        },
        silentFor,
      ),
    [id],
  );

  const choose = (name: string) => {
    setMethod(methodOf(name));
    writeKept(KEPT, name);
  };

  return (
    <>
      <p className="reset-why">{t('recovery.prove.why')}</p>
      <Form.Item layout="vertical" label={t('recovery.method')}>
        <Radio.Group
          name="method"
          className="reset-methods"
          aria-label={t('recovery.method')}
          value={method.name}
          onChange={({ target }) => choose(target.value)}
          options={methods.map(({ name }) => ({ value: name, label: t(`recovery.method.${name}`) }))}
        />
      </Form.Item>
      <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
        <method.Form prove={prove} onProved={advanced} />
      </Suspense>
      <p>
        <Link to={appealFor('MOBILE_LOST')}>{t('recovery.prove.none')}</Link>
      </p>
    </>
  );
}
