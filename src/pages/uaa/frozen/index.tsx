import { Button } from 'antd';
import { useState } from 'react';
import { Link } from '@/components/Action/Link';
import { LinkButton } from '@/components/Action/LinkButton';
import { MobileCodeForm } from '@/components/Field/MobileCode/MobileCodeForm';
import { LoadError } from '@/components/Status/LoadError';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { TextSkeleton } from '@/components/Status/TextSkeleton';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { Data } from '@/contract';
import { useFocusWhen } from '@/hooks/useFocusWhen';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import { useTicketLoad } from '@/hooks/useTicketLoad';
import { getFrozenAccount, unfreeze } from '@/services/recovery';
import { type ApiError, isRefusedFor } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import { readLoginReferer, returnToSignIn } from '@/utils/routing/loginReferer';
import { getAppealPath, getSignInPath } from '@/utils/routing/paths';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';
import { createTicketStore } from '@/utils/storage/ticketStore';
import './index.css';

/** The ticket of a frozen account, issued by a sign-in that has verified its owner. */
const frozenTicket = createTicketStore('frozen');

/** /uaa/frozen: opened by a sign-in to a frozen account. */
export default function FrozenPage() {
  const t = useT();
  const ticket = useOneTimeQuery(frozenTicket.read, [frozenTicket.param]);
  return (
    <div className="stack">
      <h1>{t('page.frozen')}</h1>
      {ticket === undefined ? <TextSkeleton rows={6} /> : <FrozenAccountDetails ticket={ticket} />}
    </div>
  );
}

/**
 * The frozen account of a ticket (docs/api.md, Registration and recovery), and the form to unfreeze it; for an invalid
 * ticket a link to sign-in. A ticket is invalid if it is unknown or expired, or after too many wrong proofs.
 */
function FrozenAccountDetails({ ticket }: { ticket: string }) {
  const t = useT();
  const account = useTicketLoad<Data<'frozenAccount'>, 'usedUp'>(ticket, frozenTicket, getFrozenAccount);
  const { data, end, error, reload } = account;
  const onFormError = (failed: ApiError) => {
    if (!isRefusedFor(failed, 'PROOF_USED_UP')) return account.handleError(failed);
    account.finish('usedUp');
    return true;
  };

  if (end) {
    return (
      <ResultBlock
        status={end === 'usedUp' ? 'warning' : 'info'}
        picture="ended"
        level={2}
        focus={account.isEndedHere}
        title={t(`recovery.frozen.${end}`)}
        text={t(`recovery.frozen.${end}.text`)}
        actions={
          <>
            <Button type="primary" size="large" onClick={returnToSignIn}>
              {t('associate.back')}
            </Button>
            {end === 'usedUp' && (
              <LinkButton size="large" to={getAppealPath('MOBILE_LOST')}>
                {t('appeal.link')}
              </LinkButton>
            )}
          </>
        }
      />
    );
  }
  if (!data && error) {
    return <LoadError error={error} title="recovery.frozen.failed" onRetry={reload} />;
  }
  if (!data) return <TextSkeleton rows={6} />;

  const { mobile, frozenAt } = data;
  return (
    <>
      <ResultBlock
        status="warning"
        picture="frozen"
        level={2}
        title={t('recovery.frozen.title')}
        text={
          <>
            <p>
              {t('recovery.frozen.since')} <RelativeTime at={frozenAt} />
            </p>
            <p>{t('recovery.frozen.means')}</p>
          </>
        }
      />
      {mobile === '' ? (
        <p>{t('recovery.frozen.noMobile')}</p>
      ) : (
        <UnfreezeAccount ticket={ticket} mobile={mobile} onError={onFormError} />
      )}
      <div className="frozen-ways link-line">
        <Link to={getAppealPath('MOBILE_LOST')}>
          {t(mobile === '' ? 'appeal.link' : 'recovery.frozen.lost')}
        </Link>
        <Link to={getSignInPath(readLoginReferer())}>{t('associate.back')}</Link>
      </div>
    </>
  );
}

/** Tab storage of the ticket whose form is open. */
const OPEN = 'unfreezing';
const ERROR_FIELDS = { PROOF_MISMATCH: 'mobile' };

interface Props {
  ticket: string;
  /** The account's number, masked. */
  mobile: string;
  /** Called after a failure; returns true if it handled the error. */
  onError: (error: ApiError) => boolean;
}

/** A button that opens the form: the account's full mobile number, and the code sent to it. */
function UnfreezeAccount({ ticket, mobile, onError }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(() => readTabState(OPEN) === ticket);
  const [isPressed, setPressed] = useState(false);
  const intro = useFocusWhen<HTMLParagraphElement>(isPressed);

  const openForm = () => {
    // A reload while a code is in transit shows the form again.
    writeTabState(OPEN, ticket);
    setPressed(true);
    setOpen(true);
  };
  const finish = () => {
    frozenTicket.clear();
    clearTabState(OPEN);
    showNotice({
      type: 'success',
      title: t('recovery.frozen.done'),
      description: t('recovery.frozen.done.next'),
    });
    returnToSignIn();
  };

  if (!isOpen) {
    return (
      <Button type="primary" size="large" block onClick={openForm}>
        {t('form.unfreeze')}
      </Button>
    );
  }
  return (
    <section className="frozen-proof">
      <p ref={intro} tabIndex={-1}>
        {t('recovery.frozen.how', { mobile })}
      </p>
      <MobileCodeForm
        name="unfreeze"
        scene="unfreeze"
        save={(fields) => unfreeze({ ticket, ...fields })}
        onSaved={finish}
        onError={onError}
        errorFields={ERROR_FIELDS}
        unreachable="form.unreachable.send"
        submitLabel="recovery.frozen.submit"
        submittingLabel="recovery.frozen.submitting"
      />
    </section>
  );
}
