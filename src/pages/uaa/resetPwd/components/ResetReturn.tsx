import type { AppAnswer } from '@/features/paymentApp/appAnswer';
import { PaymentAppAnswer } from '@/features/paymentApp/PaymentAppAnswer';
import { returnReset } from '@/services/recovery';
import { errorFromException } from '@/utils/http/ApiError';
import type { usePasswordReset } from '../usePasswordReset';

interface Props {
  reset: Pick<ReturnType<typeof usePasswordReset>, 'comeBack' | 'proveAgain' | 'handleReturnError'>;
  answer: AppAnswer | 'incomplete';
  /** Called when the response has been used. */
  onUsed: () => void;
}

/** Sends the payment app's response as the proof, and continues the reset. */
export function ResetReturn({ reset, answer, onUsed }: Props) {
  return (
    <PaymentAppAnswer
      answer={answer}
      take={async (returned) => {
        try {
          const result = await returnReset(returned);
          return () => {
            onUsed();
            reset.comeBack(result);
          };
        } catch (error) {
          reset.handleReturnError(errorFromException(error));
          throw error;
        }
      }}
      title="recovery.paymentApp.failed"
      onDrop={() => {
        onUsed();
        reset.proveAgain();
      }}
    />
  );
}
