import { Button } from 'antd';
import { PanicDialog } from '@/features/accountSecurity/panic/PanicDialog';
import { useT } from '@/hooks/useT';
import { panicByReset } from '@/services/panic';
import { isRefusedFor } from '@/utils/http/ApiError';
import type { ResetProgress } from '../usePasswordReset';

type Props = Pick<ResetProgress, 'state' | 'reports' | 'finish' | 'handleError'>;

/** For a user who has proved the account and reports an intruder: locks the account immediately. */
export function PanicOffer({ state: { id }, reports, finish, handleError }: Props) {
  const t = useT();
  return (
    <PanicDialog
      act={() => panicByReset(id)}
      onLocked={finish}
      onError={(error) => {
        handleError(error);
        return isRefusedFor(error, 'RESET_UNKNOWN') ? 'close' : undefined;
      }}
    >
      {(ask) =>
        reports ? (
          <Button danger type="primary" size="large" block onClick={ask}>
            {t('panic.begin')}
          </Button>
        ) : (
          <p className="link-line">
            <Button type="link" danger onClick={ask}>
              {t('panic.offer')}
            </Button>
          </p>
        )
      }
    </PanicDialog>
  );
}
