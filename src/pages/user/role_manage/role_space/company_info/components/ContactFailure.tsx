import { Alert } from '@/components/Status/Alert';
import { FailureAlert } from '@/components/Status/FailureAlert';
import type { CompanyBlock } from '@/domain/companyActions';
import { useSubCodeMessage } from '@/hooks/useSubCodeMessage';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { ApiError } from '@/utils/http/ApiError';

interface Props {
  error: ApiError | null;
  unreachable: MessageKey;
  /** Why the user may no longer save, or null. */
  block: CompanyBlock | null;
}

/**
 * Error of saving the contact, or the reason why it is not allowed. For a revoked permission, shows the sub-code's
 * message, because a 403 alone explains too little.
 */
export function ContactFailure({ error, unreachable, block }: Props) {
  const t = useT();
  const getMessage = useSubCodeMessage();
  if (error?.status === 403 && error.subCode) {
    return (
      <div className="failure-alert">
        <Alert
          type="error"
          role="alert"
          message={t(unreachable)}
          description={getMessage(error.subCode, error.text || t('error.http.403'), error.values)}
        />
      </div>
    );
  }
  if (block && !error) {
    return (
      <div className="failure-alert">
        <Alert type="warning" role="status" message={t(`subCode.${block}`)} />
      </div>
    );
  }
  return <FailureAlert error={error} unreachable={unreachable} />;
}
