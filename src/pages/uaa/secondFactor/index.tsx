import { Button, Checkbox, Form } from 'antd';
import { useState } from 'react';
import { Link } from '@/components/Action/Link';
import { FactorCodeField } from '@/components/Field/FactorCodeField';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { useCompleteSignIn } from '@/features/signIn/useCompleteSignIn';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import { completeSecondFactor } from '@/services/authenticator';
import { isRefusedFor } from '@/utils/http/ApiError';
import { readLoginChannel, readLoginReferer, returnToSignIn } from '@/utils/routing/loginReferer';
import { LOST_ACCESS_PATH } from '@/utils/routing/paths';
import { addReferer } from '@/utils/routing/referer';
import { isSharedBrowser } from '@/utils/storage/sharedBrowser';
import { createTicketStore } from '@/utils/storage/ticketStore';

/** The ticket of a sign-in that waits for a code. */
const secondFactorTicket = createTicketStore('secondFactor');

const ERROR_FIELDS = { CODE_WRONG: 'code' } as const;

/** /uaa/secondFactor: asks for a code of the authenticator app after the password or the text message. */
export default function SecondFactorPage() {
  const t = useT();
  const ticket = useOneTimeQuery(secondFactorTicket.read, [secondFactorTicket.param]);
  return (
    <>
      <h1>{t('page.secondFactor')}</h1>
      {ticket === undefined ? <FormSkeleton fields={1} /> : <SecondFactorForm ticket={ticket} />}
    </>
  );
}

/** The field for the code; for an invalid ticket a button to return to sign-in. */
function SecondFactorForm({ ticket }: { ticket: string }) {
  const t = useT();
  const [isGone, setGone] = useState(ticket === '');
  const [wasRefused, setRefused] = useState(false);
  const completeSignIn = useCompleteSignIn(readLoginReferer(), readLoginChannel());
  const { formProps, ...submission } = useForm({
    save: ({ code, trust = false }: { code: string; trust?: boolean }) =>
      completeSecondFactor({ ticket, code, trust }),
    onSaved: (result) => {
      secondFactorTicket.clear();
      completeSignIn(result);
    },
    completeAfterUnmount: true,
    onError: (error) => {
      setRefused(isRefusedFor(error, 'CODE_WRONG'));
      if (!isRefusedFor(error, 'TICKET_UNKNOWN')) return undefined;
      secondFactorTicket.clear();
      setGone(true);
      return true;
    },
    errorFields: ERROR_FIELDS,
    firstField: 'code',
    unreachable: 'secondFactor.unreachable',
  });

  if (isGone) {
    return (
      <ResultBlock
        status="info"
        picture="ended"
        level={2}
        focus={ticket !== ''}
        title={t('secondFactor.gone')}
        text={t('secondFactor.gone.text')}
        actions={
          <Button type="primary" size="large" onClick={returnToSignIn}>
            {t('secondFactor.back')}
          </Button>
        }
      />
    );
  }
  return (
    <div className="stack">
      <p>{t('secondFactor.text')}</p>
      <PortalForm {...formProps} validateTrigger="onSubmit">
        <FactorCodeField wasRefused={wasRefused} />
        {!isSharedBrowser() && (
          <Form.Item name="trust" valuePropName="checked">
            <Checkbox name="trust">{t('secondFactor.trust')}</Checkbox>
          </Form.Item>
        )}
        <SubmitFooter form={submission} submitLabel="login.submit" submittingLabel="login.submitting" />
      </PortalForm>
      <p className="link-line">
        <Link to={addReferer(LOST_ACCESS_PATH, readLoginReferer())}>{t('secondFactor.lost')}</Link>
      </p>
    </div>
  );
}
