import { Alert } from '@/components/Alert';
import { FailureAlert } from '@/components/Form/FailureAlert';
import type { CompanyBlock } from '@/domain/companyActions';
import { useSubCodeMessage } from '@/hooks/useSubCodeMessage';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { ApiError } from '@/utils/http/ApiError';

interface Props {
  error: ApiError | null;
  unreachable: MessageKey;
  /** What keeps the person from saving by now. */
  block: CompanyBlock | null;
}

/** Why the contact was not saved, or cannot be: of a right that is gone the reason, where a status alone says too little. */
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
