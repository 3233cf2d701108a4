import { Form, Radio, Skeleton } from 'antd';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from '@/components/Action/Link';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { proveReset } from '@/services/recovery';
import { errorFromException } from '@/utils/http/ApiError';
import { LOST_ACCESS_PATH } from '@/utils/routing/paths';
import { addReferer } from '@/utils/routing/referer';
import { readTabState, writeTabState } from '@/utils/storage/tabStorage';
import { findResetMethod, resetMethods } from '../resetMethods';
import type { ResetProofProps } from '../resetProofProps';
import type { ResetProgress } from '../usePasswordReset';

/** Tab storage of the selected method. */
const KEPT_METHOD = 'resetMethod';

/** Verifies that the user owns the account, with the selected method. Shows no data of the account. */
export function ProveIdentityStep({ state: { id }, advance, handleError }: ResetProgress) {
  const t = useT();
  const referer = useReferer();
  const [method, setMethod] = useState(() => findResetMethod(readTabState(KEPT_METHOD)));
  const latest = useRef(handleError);

  useEffect(() => {
    latest.current = handleError;
  });

  const prove = useCallback<ResetProofProps['prove']>(
    async (proof, silentFor) => {
      try {
        return await proveReset({ id, ...proof }, silentFor);
      } catch (error) {
        latest.current(errorFromException(error));
        throw error;
      }
    },
    [id],
  );

  const choose = (name: string) => {
    setMethod(findResetMethod(name));
    writeTabState(KEPT_METHOD, name);
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
        <method.Form prove={prove} onProved={advance} />
      </Suspense>
      <p>
        <Link to={addReferer(LOST_ACCESS_PATH, referer)}>{t('recovery.prove.none')}</Link>
      </p>
    </>
  );
}
