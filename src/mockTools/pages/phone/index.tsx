import { useSearchParams } from '@umijs/max';
import { Alert } from '@/components/Alert';
import { BusyButton } from '@/components/Form/SubmitButton';
import { LingeringSpin } from '@/components/LingeringSpin';
import { demoAccounts } from '@/mockTools/accounts';
import { Acts } from '@/mockTools/components/Acts';
import { ToolPage } from '@/mockTools/components/ToolPage';
import { phoneActs } from '@/mockTools/phoneActs';
import { type ToolWord, useWords } from '@/mockTools/words';
import { type Progress, usePhone } from './usePhone';

type Outcome = Exclude<Progress, 'scanning' | 'scanned'>;

const outcomes: Record<Outcome, { type: 'success' | 'info' | 'error'; word: ToolWord }> = {
  confirmed: { type: 'success', word: 'phone.confirmed' },
  cancelled: { type: 'info', word: 'phone.cancelled' },
  taken: { type: 'error', word: 'phone.taken' },
  ended: { type: 'error', word: 'phone.ended' },
  failed: { type: 'error', word: 'tools.failed' },
};

/** What a phone shows that has scanned the sign-in page's QR code: /simulator/phone?uuid=&account=. */
export default function PhonePage() {
  const words = useWords();
  const [query] = useSearchParams();
  const wanted = query.get('account');
  const account = demoAccounts.find((one) => one.account === wanted)?.account ?? 'demo';
  const { progress, acting, play } = usePhone(query.get('uuid') ?? '', account);
  const outcome = progress === 'scanning' || progress === 'scanned' ? undefined : outcomes[progress];

  return (
    <ToolPage title="phone.pageTitle">
      <div role="status">
        {progress === 'scanning' && (
          <LingeringSpin>
            <p>{words('phone.scanning')}</p>
          </LingeringSpin>
        )}
        {progress === 'scanned' && <p>{words('phone.question', { account })}</p>}
        {outcome && (
          <Alert
            className="mock-tools-outcome"
            role="none"
            type={outcome.type}
            message={words(outcome.word)}
          />
        )}
      </div>
      {progress === 'scanned' && <Acts acts={phoneActs.after} busy={acting} onPlay={play} />}
      {progress === 'failed' && (
        <BusyButton busy={acting} onClick={() => play('scan')}>
          {words('phone.again')}
        </BusyButton>
      )}
    </ToolPage>
  );
}
