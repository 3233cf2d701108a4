import { Button } from 'antd';
import { useState } from 'react';
import { MobileCodeForm } from '@/components/Field/MobileCode/MobileCodeForm';
import { useFocusWhen } from '@/hooks/useFocusWhen';
import { useT } from '@/hooks/useT';
import { unfreeze } from '@/services/recovery';
import type { ApiError } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import { returnToSignIn } from '@/utils/routing/loginReferer';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';
import { frozenTicket } from '../ticket';

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
export function UnfreezeAccount({ ticket, mobile, onError }: Props) {
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
