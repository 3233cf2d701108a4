import { useSearchParams } from '@umijs/max';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { Alert } from '@/components/Status/Alert';
import { DelayedSpin } from '@/components/Status/DelayedSpin';
import { demoAccounts } from '@/mockTools/accounts';
import { ActionButtons } from '@/mockTools/components/ActionButtons';
import { ToolPage } from '@/mockTools/components/ToolPage';
import { type ToolMessageKey, useToolMessages } from '@/mockTools/messages';
import { phoneActions } from '@/mockTools/phoneActions';
import { type PhoneStep, useSimulatedPhone } from './useSimulatedPhone';

type Outcome = Exclude<PhoneStep, 'scanning' | 'scanned'>;

const outcomes: Record<Outcome, { type: 'success' | 'info' | 'error'; message: ToolMessageKey }> = {
  confirmed: { type: 'success', message: 'phone.confirmed' },
  cancelled: { type: 'info', message: 'phone.cancelled' },
  taken: { type: 'error', message: 'phone.taken' },
  ended: { type: 'error', message: 'phone.ended' },
  failed: { type: 'error', message: 'tools.failed' },
};

/** /simulator/phone?uuid=&account=: the screen of a phone that has scanned the sign-in page's QR code. */
export default function PhonePage() {
  const getText = useToolMessages();
  const [query] = useSearchParams();
  const requestedAccount = query.get('account');
  const account = demoAccounts.find((one) => one.account === requestedAccount)?.account ?? 'demo';
  const { progress, acting, play } = useSimulatedPhone(query.get('uuid') ?? '', account);
  const outcome = progress === 'scanning' || progress === 'scanned' ? undefined : outcomes[progress];

  return (
    <ToolPage title="phone.pageTitle">
      <div role="status">
        {progress === 'scanning' && (
          <DelayedSpin>
            <p>{getText('phone.scanning')}</p>
          </DelayedSpin>
        )}
        {progress === 'scanned' && <p>{getText('phone.question', { account })}</p>}
        {outcome && (
          <Alert
            className="mock-tools-outcome"
            role="none"
            type={outcome.type}
            message={getText(outcome.message)}
          />
        )}
      </div>
      {progress === 'scanned' && <ActionButtons acts={phoneActions.after} busy={acting} onPlay={play} />}
      {progress === 'failed' && (
        <SubmitButton busy={acting} onClick={() => play('scan')}>
          {getText('phone.again')}
        </SubmitButton>
      )}
    </ToolPage>
  );
}
