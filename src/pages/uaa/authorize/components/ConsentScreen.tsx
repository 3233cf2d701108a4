import { type Dispatch, useEffect, useRef } from 'react';
import { Alert } from '@/components/Alert';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { BusyButton } from '@/components/Form/SubmitButton';
import { StandaloneFrame } from '@/components/StandaloneFrame';
import type { AuthorizeRequest } from '@/contract';
import { useT } from '@/hooks/useT';
import type { AuthorizeEvent } from '../authorizeMachine';
import { useDecision } from '../useDecision';
import { useTicks } from '../useTicks';
import { ClientHeader } from './ClientHeader';
import { ScopeList } from './ScopeList';
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
  const { unticked, ticked, tick } = useTicks(request);
  const { make, making, failure } = useDecision({ requestId, account: person.account }, ticked, dispatch);

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
        <ScopeList scopes={scopes} unticked={unticked} onTick={tick} />
        <dl className="consent-facts">
          <dt>{t('authorize.returnsTo')}</dt>
          <dd>
            <bdi>{host}</bdi>
          </dd>
          <dt>{t('authorize.lasts')}</dt>
          <dd>{t('authorize.days', { days })}</dd>
        </dl>
        <div className="consent-ways">
          <BusyButton size="large" busy={making === 'deny'} onClick={() => make('deny')}>
            {t('authorize.deny')}
          </BusyButton>
          <BusyButton size="large" busy={making === 'allow'} onClick={() => make('allow')}>
            {t('authorize.allow')}
          </BusyButton>
        </div>
        <FailureAlert failure={failure} />
      </div>
    </StandaloneFrame>
  );
}
