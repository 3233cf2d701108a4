import { Form, Radio, Skeleton } from 'antd';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from '@/components/Link';
import { useT } from '@/hooks/useT';
import { proveReset } from '@/services/recovery';
import { getAppealPath } from '@/utils/routing/paths';
import { readTabState, writeTabState } from '@/utils/storage/tabStorage';
import { findResetMethod, resetMethods } from '../resetMethods';
import type { ResetProofProps } from '../resetProofProps';
import type { ResetProgress } from '../usePasswordReset';

const KEPT = 'resetMethod';

/** Proof that the account is one's own, in the way the person chooses. What belongs to the account is not shown. */
export function ProveIdentityStep({ state: { id }, advanced, refused }: ResetProgress) {
  const t = useT();
  const [method, setMethod] = useState(() => findResetMethod(readTabState(KEPT)));
  const hear = useRef(refused);

  useEffect(() => {
    hear.current = refused;
  });

  const prove = useCallback<ResetProofProps['prove']>(
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
    setMethod(findResetMethod(name));
    writeTabState(KEPT, name);
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
          options={resetMethods.map(({ name }) => ({ value: name, label: t(`recovery.method.${name}`) }))}
        />
      </Form.Item>
      <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
        <method.Form prove={prove} onProved={advanced} />
      </Suspense>
      <p>
        <Link to={getAppealPath('MOBILE_LOST')}>{t('recovery.prove.none')}</Link>
      </p>
    </>
  );
}
