import { Button } from 'antd';
import type { Dispatch } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { HomeButton } from '@/components/Frame/HomeButton';
import { RedirectingPage } from '@/components/Frame/RedirectingPage';
import { useErrorMessage } from '@/components/Status/FailureAlert';
import type { AuthorizeRequest } from '@/contract';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { type ApiError, isRefusedFor } from '@/utils/http/ApiError';
import { followAddress } from '@/utils/routing/redirect';
import type { AuthorizeEvent, AuthorizeState, AuthorizeStep } from '../authorizeReducer';
import { redirectToLevelGuide } from '../requestRedirects';
import { useConsentDecision } from '../useConsentDecision';

type StatusStep = Exclude<AuthorizeStep, 'consent'>;

/** Titles of the steps that do not only redirect. */
const TITLES: Partial<Record<StatusStep, MessageKey>> = {
  stepUp: 'stepUp.title',
  short: 'guide.auth.heading',
  stuck: 'authorize.failed',
  refused: 'authorize.failed',
  lost: 'authorize.failed',
};

/**
 * Whether the application certainly received no data. A request with AUTHORIZE_OVER may have been allowed in another
 * tab.
 */
const isNothingShared = (step: StatusStep, error: ApiError | null): boolean =>
  step === 'stuck' || (step === 'refused' && !isRefusedFor(error, 'AUTHORIZE_OVER'));

interface Props {
  state: AuthorizeState;
  step: StatusStep;
  dispatch: Dispatch<AuthorizeEvent>;
}

/** Shows every step except the consent: progress or error, and the next actions. Never a link to the application. */
export function AuthorizeStatus({ state: { request, address, error }, step, dispatch }: Props) {
  const t = useT();
  const refusal = useErrorMessage(error);
  const name = request?.client.name ?? '';
  const host = request?.host ?? '';

  const busy: Partial<Record<StatusStep, string>> = {
    login: t('authorize.toSignIn'),
    level: t('authorize.toGuide'),
    leaving: t('authorize.leaving', { name, host }),
  };
  const problems: Partial<Record<StatusStep, string>> = {
    stepUp: t('authorize.stepUp', { name }),
    short: t('authorize.short', { name }),
    stuck: t('authorize.stuck', { host }),
    refused: refusal,
    lost: refusal,
  };
  const reopen = () => dispatch({ type: 'reopened' });
  const actions: Partial<Record<StatusStep, { label: MessageKey; go: () => void }>> = {
    opening: { label: 'common.retry', go: reopen },
    code: { label: 'common.retry', go: reopen },
    lost: { label: 'common.retry', go: reopen },
    leaving: {
      label: 'authorize.leave',
      go: () => followAddress(address, { replace: true, as: 'authorize' }),
    },
    stepUp: { label: 'form.confirm', go: reopen },
    short: { label: 'authorize.raise', go: () => request && redirectToLevelGuide(request.requestId) },
  };
  const action = actions[step];

  return (
    <RedirectingPage
      title={TITLES[step] ?? 'page.authorize'}
      busy={busy[step] ?? t('authorize.opening')}
      problem={problems[step] ?? ''}
      hint={isNothingShared(step, error) ? t('authorize.nothingGiven') : undefined}
    >
      {action && (
        <Button type="primary" onClick={action.go}>
          {t(action.label)}
        </Button>
      )}
      {(step === 'short' || step === 'stepUp') && request && (
        <DenyConsentButton request={request} dispatch={dispatch} />
      )}
      <HomeButton type={action ? 'default' : 'primary'} />
    </RedirectingPage>
  );
}

interface DenyConsentButtonProps {
  request: AuthorizeRequest;
  dispatch: Dispatch<AuthorizeEvent>;
}

/**
 * Denies the request and returns to the application: for users who cannot or do not want to reach the required level,
 * or to confirm that it is them.
 */
function DenyConsentButton({ request: { requestId, person }, dispatch }: DenyConsentButtonProps) {
  const t = useT();
  const { decide, deciding, error } = useConsentDecision(
    { requestId, account: person?.account ?? '' },
    [],
    dispatch,
  );
  const message = useErrorMessage(error);
  return (
    <>
      <SubmitButton busy={deciding === 'deny'} onClick={() => decide('deny')}>
        {t('authorize.decline')}
      </SubmitButton>
      {error && (
        <p role="alert" className="redirecting-failure">
          {message}
        </p>
      )}
    </>
  );
}
