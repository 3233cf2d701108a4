import { Form, Radio, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { Link } from '@/components/Action/Link';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { leaveReset, proveReset } from '@/services/recovery';
import { ApiError, errorFromException } from '@/utils/http/ApiError';
import { LOST_ACCESS_PATH } from '@/utils/routing/paths';
import { followAddress } from '@/utils/routing/redirect';
import { addReferer } from '@/utils/routing/referer';
import { findResetMethod, keepResetMethod, readResetMethod, resetMethods } from '../resetMethods';
import type { ResetProofProps } from '../resetProofProps';
import type { ResetProgress } from '../usePasswordReset';

/** Verifies that the user owns the account, with the selected method. Shows no data of the account. */
export function ProveIdentityStep({ state: { id }, advance, keepPlace, handleError }: ResetProgress) {
  const t = useT();
  const referer = useReferer();
  const [method, setMethod] = useState(readResetMethod);

  /** Returns the response of a request, or reports its error, which may end the reset, and throws it. */
  const handleErrorOf = async <T,>(response: Promise<T>): Promise<T> => {
    try {
      return await response;
    } catch (error) {
      handleError(errorFromException(error));
      throw error;
    }
  };

  const prove: ResetProofProps['prove'] = (proof, silentFor) =>
    handleErrorOf(proveReset({ id, ...proof }, silentFor));

  const leave = async () => {
    const { redirectUrl } = await handleErrorOf(leaveReset(id));
    keepPlace();
    if (!followAddress(redirectUrl)) {
      throw new ApiError('unexpected', { messageId: 'verification.leave.refused' });
    }
  };

  const choose = (name: string) => {
    setMethod(findResetMethod(name));
    keepResetMethod(name);
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
        <method.Form prove={prove} onProved={advance} leave={leave} />
      </Suspense>
      <p>
        <Link to={addReferer(LOST_ACCESS_PATH, referer)}>{t('recovery.prove.none')}</Link>
      </p>
    </>
  );
}
