import { type Dispatch, useEffect, useRef } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { StandaloneCard } from '@/components/Frame/StandaloneCard';
import { Alert } from '@/components/Status/Alert';
import { FailureAlert } from '@/components/Status/FailureAlert';
import type { AuthorizeRequest } from '@/contract';
import { useT } from '@/hooks/useT';
import type { AuthorizeEvent } from '../authorizeReducer';
import { useConsentDecision } from '../useConsentDecision';
import { useScopeSelection } from '../useScopeSelection';
import { ClientHeader } from './ClientHeader';
import { ConsentScopeList } from './ConsentScopeList';
import { SignedInAs } from './SignedInAs';
import './ConsentScreen.css';

interface Props {
  request: AuthorizeRequest & { person: NonNullable<AuthorizeRequest['person']> };
  /** Whether another user was asked for consent before. */
  switched: boolean;
  dispatch: Dispatch<AuthorizeEvent>;
}

/** Asks the user to allow or deny the application's request. Only the buttons decide. */
export function ConsentScreen({ request, switched, dispatch }: Props) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const { requestId, client, scopes, host, days, person } = request;
  const { unticked, ticked, setTicked } = useScopeSelection(request);
  const { decide, deciding, error } = useConsentDecision(
    { requestId, account: person.account },
    ticked,
    dispatch,
  );

  // The screen replaces another page, so assistive technology starts at its heading.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <StandaloneCard wide>
      <div className="consent stack">
        <ClientHeader client={client} headingRef={heading} />
        {switched && (
          <Alert type="warning" role="alert" message={t('authorize.switched', { account: person.account })} />
        )}
        <SignedInAs person={person} busy={deciding === 'switch'} onSwitch={() => decide('switch')} />
        <ConsentScopeList scopes={scopes} unticked={unticked} onTick={setTicked} />
        <dl className="consent-facts">
          <dt>{t('authorize.returnsTo')}</dt>
          <dd>
            <bdi>{host}</bdi>
          </dd>
          <dt>{t('authorize.lasts')}</dt>
          <dd>{t('authorize.days', { days })}</dd>
        </dl>
        <div className="consent-ways">
          <SubmitButton size="large" busy={deciding === 'deny'} onClick={() => decide('deny')}>
            {t('authorize.deny')}
          </SubmitButton>
          <SubmitButton size="large" busy={deciding === 'allow'} onClick={() => decide('allow')}>
            {t('authorize.allow')}
          </SubmitButton>
        </div>
        <FailureAlert error={error} />
      </div>
    </StandaloneCard>
  );
}
