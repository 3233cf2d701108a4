import { CheckOutlined, UserOutlined } from '@ant-design/icons';
import { Checkbox } from 'antd';
import { type Dispatch, useEffect, useId, useRef } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { StandaloneCard } from '@/components/Frame/StandaloneCard';
import { Alert } from '@/components/Status/Alert';
import { FailureAlert } from '@/components/Status/FailureAlert';
import type { AuthorizeRequest, RequestedScope, Scope } from '@/contract';
import { useT } from '@/hooks/useT';
import type { AuthorizeEvent } from '../authorizeReducer';
import { useConsentDecision } from '../useConsentDecision';
import { useScopeSelection } from '../useScopeSelection';
import { ClientHeader } from './ClientHeader';
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

interface SignedInAsProps {
  person: NonNullable<AuthorizeRequest['person']>;
  busy: boolean;
  onSwitch: () => void;
}

/** Shows the signed-in user, with a button to change the account. */
function SignedInAs({ person: { account, name, userType }, busy, onSwitch }: SignedInAsProps) {
  const t = useT();
  return (
    <section className="consent-person" aria-label={t('authorize.person')}>
      <UserOutlined aria-hidden="true" />
      <p>
        <span className="consent-quiet">{t('authorize.person')}</span>
        <span>
          <strong>
            <bdi>{name || account}</bdi>
          </strong>{' '}
          <bdi>{account}</bdi> · {t(`login.userType.${userType}`)}
        </span>
      </p>
      <SubmitButton type="link" busy={busy} onClick={onSwitch}>
        {t('authorize.notYou')}
      </SubmitButton>
    </section>
  );
}

interface ConsentScopeListProps {
  scopes: RequestedScope[];
  unticked: readonly Scope[];
  onTick: (scope: Scope, ticked: boolean) => void;
}

/** The data that the application would receive, with the user's values. Optional scopes can be unticked. */
function ConsentScopeList({ scopes, unticked, onTick }: ConsentScopeListProps) {
  const t = useT();
  const id = useId();
  return (
    <section className="consent-scopes" aria-labelledby={id}>
      <h2 id={id}>{t('authorize.scopes')}</h2>
      <ul className="plain-list">
        {scopes.map((asked) => (
          <ScopeItem
            key={asked.scope}
            asked={asked}
            ticked={!unticked.includes(asked.scope)}
            onTick={(ticked) => onTick(asked.scope, ticked)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ItemProps {
  asked: RequestedScope;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
}

function ScopeItem({ asked: { scope, required, granted, values }, ticked, onTick }: ItemProps) {
  const t = useT();
  const id = useId();
  const label = t(`authorize.scope.${scope}`);
  return (
    <li>
      {required ? (
        <p className="consent-required">
          <CheckOutlined aria-hidden="true" />
          <span>{label}</span>
        </p>
      ) : (
        <Checkbox
          name={scope}
          checked={ticked}
          aria-describedby={id}
          onChange={({ target }) => onTick(target.checked)}
        >
          {label}
        </Checkbox>
      )}
      <p id={id} className="consent-values">
        {values.map((value) => (
          <bdi key={value}>{value}</bdi>
        ))}
        <span className="consent-quiet">
          {t(required ? 'authorize.required' : 'authorize.optional')}
          {granted && ` · ${t('authorize.granted')}`}
        </span>
      </p>
    </li>
  );
}
