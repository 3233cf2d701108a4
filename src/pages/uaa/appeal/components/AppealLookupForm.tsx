import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link } from '@/components/Action/Link';
import { CaptchaField } from '@/components/Field/CaptchaField';
import { MobileField, type MobileFields } from '@/components/Field/MobileField';
import { NormalizedInput } from '@/components/Field/NormalizedInput';
import { sendWithProof } from '@/components/Field/ProofOfWork/sendWithProof';
import { useProofOffer } from '@/components/Field/ProofOfWork/useProofOffer';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { Alert } from '@/components/Status/Alert';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { AppealProgress } from '@/contract';
import { AppealStatus } from '@/features/appeal/components/AppealStatus';
import { AppealTimeline } from '@/features/appeal/components/AppealTimeline';
import { useT } from '@/hooks/useT';
import { getAppealProgress } from '@/services/appeal';
import { isRefusedFor } from '@/utils/http/ApiError';
import { OWN_APPEALS_PATH } from '@/utils/routing/paths';
import { checkTicket, formatTicket, normalizeTicket } from '@/validation/appeals';
import { LOOKUP_DRAFT, LOOKUP_DRAFT_FIELDS, saveLookupDraft } from '../lookupDraft';
import { SupplementForm } from './SupplementForm';

interface Fields extends MobileFields {
  ticket: string;
  captcha?: string;
}

interface LookupResult {
  contact: MobileFields;
  progress: AppealProgress;
}

const ERROR_FIELDS = { APPEAL_UNKNOWN: 'ticket', CAPTCHA_REQUIRED: 'captcha', BAD_CAPTCHA: 'captcha' };

/** Looks up an appeal's progress by its ticket number and the contact's mobile number. */
export function AppealLookupForm() {
  const t = useT();
  const isOffered = useProofOffer();
  const [captcha, setCaptcha] = useState({ isNeeded: false, round: 0 });
  const [found, setFound] = useState<LookupResult | null>(null);
  const wasFound = useRef(false);

  const { form, formProps, ...submission } = useForm<Fields, LookupResult>({
    name: LOOKUP_DRAFT,
    persistedFields: LOOKUP_DRAFT_FIELDS,
    save: async ({ ticket, region, mobile, captcha: solved }) => {
      const query = { ticket: normalizeTicket(ticket), region, mobile };
      const progress = await sendWithProof(
        (captcha) => getAppealProgress({ ...query, ...(captcha && { captcha }) }),
        { captcha: solved, isOffered },
      );
      return { contact: { region, mobile }, progress };
    },
    onSaved: (result) => {
      // Prefill the form after a reload or on return.
      saveLookupDraft(result.progress.ticket, result.contact);
      setFound(result);
      setCaptcha({ isNeeded: false, round: 0 });
    },
    // A captcha is valid once, whatever the reason of the refusal.
    onError: (error) =>
      void setCaptcha(({ isNeeded, round }) => ({
        isNeeded: isNeeded || isRefusedFor(error, 'CAPTCHA_REQUIRED', 'BAD_CAPTCHA'),
        round: round + 1,
      })),
    errorFields: ERROR_FIELDS,
    firstField: 'ticket',
    unreachable: 'appeal.lookUp.unreachable',
  });

  // The button that led back to the form was unmounted together with the result.
  useEffect(() => {
    if (wasFound.current && !found) form.focusField('ticket');
    wasFound.current = found !== null;
  }, [form, found]);

  if (found) return <AppealProgressDetails {...found} onAnother={() => setFound(null)} />;
  return (
    <PortalForm {...formProps} name="lookUp">
      <p className="appeal-intro">{t('appeal.lookUp.intro')}</p>
      <NormalizedInput
        name="ticket"
        label="appeal.ticket"
        normalize={normalizeTicket}
        check={checkTicket}
        input={{ autoCapitalize: 'characters' }}
      />
      <MobileField />
      {captcha.isNeeded && <CaptchaField round={captcha.round} />}
      <SubmitFooter form={submission} submitLabel="appeal.lookUp" submittingLabel="appeal.lookUp.busy" />
    </PortalForm>
  );
}

interface Props {
  progress: AppealProgress;
  /** The contact's mobile number used for the lookup. */
  contact: MobileFields;
  /** Returns to the lookup form. */
  onAnother: () => void;
}

/** An appeal's status and history, with the form for the information that the reviewer requested. */
function AppealProgressDetails({ progress, contact, onAnother }: Props) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const [supplemented, setSupplemented] = useState<AppealProgress | null>(null);
  const { ticket, reason, state, submittedAt, timeline } = supplemented ?? progress;

  // The form that had the focus was unmounted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: re-run each time the form is unmounted
  useEffect(() => heading.current?.focus(), [supplemented]);

  return (
    <div className="stack">
      <h2 ref={heading} tabIndex={-1}>
        {t('appeal.progress', { ticket: formatTicket(ticket) })}
      </h2>
      {supplemented && <Alert type="success" role="status" message={t('appeal.supplement.done')} />}
      <AppealStatus state={state} timeline={timeline} />
      {state === 'REJECTED' && (
        <p className="link-line">
          <Link to={OWN_APPEALS_PATH}>{t('appeal.again.signIn')}</Link>
        </p>
      )}
      {state === 'NEED_MORE' && (
        <SupplementForm ticket={ticket} contact={contact} onSaved={setSupplemented} />
      )}
      <dl className="appeal-facts">
        <dt>{t('appeal.reason')}</dt>
        <dd>{t(`appeal.reason.${reason}`)}</dd>
        <dt>{t('appeal.submittedAt')}</dt>
        <dd>
          <RelativeTime at={submittedAt} />
        </dd>
      </dl>
      <h2>{t('appeal.timeline')}</h2>
      <AppealTimeline events={timeline} />
      <Button size="large" block onClick={onAnother}>
        {t('appeal.lookUp.another')}
      </Button>
    </div>
  );
}
