import { type Dispatch, useEffect, useRef } from 'react';
import { Alert } from '@/components/Alert';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { StandaloneFrame } from '@/components/StandaloneFrame';
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
  /** Somebody else was asked before. */
  switched: boolean;
  dispatch: Dispatch<AuthorizeEvent>;
}

/** Asks the person what an application may have. Nothing is decided but by a press. */
export function ConsentScreen({ request, switched, dispatch }: Props) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const { requestId, client, scopes, host, days, person } = request;
  const { unticked, ticked, tick } = useScopeSelection(request);
  const { make, making, failure } = useConsentDecision(
    { requestId, account: person.account },
    ticked,
    dispatch,
  );

  // The page was another a moment ago.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <StandaloneFrame>
      <div className="consent">
        <ClientHeader client={client} headingRef={heading} />
        {switched && (
          <Alert type="warning" role="alert" message={t('authorize.switched', { account: person.account })} />
        )}
        <SignedInAs person={person} busy={making === 'switch'} onSwitch={() => make('switch')} />
        <ConsentScopeList scopes={scopes} unticked={unticked} onTick={tick} />
        <dl className="consent-facts">
          <dt>{t('authorize.returnsTo')}</dt>
          <dd>
            <bdi>{host}</bdi>
          </dd>
          <dt>{t('authorize.lasts')}</dt>
          <dd>{t('authorize.days', { days })}</dd>
        </dl>
        <div className="consent-ways">
          <SubmitButton size="large" busy={making === 'deny'} onClick={() => make('deny')}>
            {t('authorize.deny')}
          </SubmitButton>
          <SubmitButton size="large" busy={making === 'allow'} onClick={() => make('allow')}>
            {t('authorize.allow')}
          </SubmitButton>
        </div>
        <FailureAlert failure={failure} />
      </div>
    </StandaloneFrame>
  );
}
