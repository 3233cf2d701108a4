import { useSearchParams } from '@umijs/max';
import { Button, Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link } from '@/components/Action/Link';
import { LinkButton } from '@/components/Action/LinkButton';
import { StepProgress } from '@/components/Frame/StepProgress';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { MINUTE, RESET_LIFETIME } from '@/constants';
import type { BegunLostAccess, Body } from '@/contract';
import { ONE_TIME_PARAMS, readAppAnswer } from '@/features/paymentApp/appAnswer';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { formatDeadline } from '@/utils/i18n/dates';
import { getAppealPath, getSignInPath, RESET_METHOD_PARAM } from '@/utils/routing/paths';
import { ResetReturn } from './components/ResetReturn';
import { ResetStepContent } from './components/ResetStepContent';
import { keepResetMethod } from './resetMethods';
import { listResetSteps, type ResetState } from './resetReducer';
import { usePasswordReset } from './usePasswordReset';
import './index.css';

/** /uaa/resetPwd: resets a forgotten password in several steps. */
export default function ResetPwdPage() {
  const t = useT();
  const referer = useReferer();
  const [form] = Form.useForm<Body<'startReset'>>();
  const reset = usePasswordReset();
  const { state, step } = reset;
  const [query] = useSearchParams();
  const method = query.get(RESET_METHOD_PARAM);
  const answer = useOneTimeQuery(readAppAnswer, ONE_TIME_PARAMS);
  const [isAnswerUsed, setAnswerUsed] = useState(false);
  const isReturn = answer !== null && !isAnswerUsed && !state.over;
  const shown = useRef(isReturn ? null : step);
  const [begun, setBegun] = useState<BegunLostAccess | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const steps = listResetSteps(state);

  const startAgain = () => {
    setAnswerUsed(true);
    if (answer && !isAnswerUsed) reset.restartAfterReturn();
    else reset.restart();
  };

  const showBegun = (result: BegunLostAccess) => {
    reset.finish();
    setBegun(result);
  };

  useEffect(() => {
    if (method) keepResetMethod(method);
  }, [method]);

  // The page does not change with the step, so focusing the heading announces the new step.
  useEffect(() => {
    if (isReturn || shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [isReturn, step]);

  return (
    <div className="stack reset">
      <h1>{t(reset.reports ? 'panic.heading' : 'page.resetPwd')}</h1>
      {begun && <LostAppBegun {...begun} />}
      {!begun && state.over && <ResetExpired why={state.over} onAgain={startAgain} />}
      {isReturn && answer && <ResetReturn reset={reset} answer={answer} onUsed={() => setAnswerUsed(true)} />}
      {!begun && !state.over && !isReturn && (
        <>
          <StepProgress
            steps={steps.map((name) => t(`recovery.step.${name}`))}
            current={steps.indexOf(step)}
          />
          {reset.reports && step !== 'password' && <p className="reset-why">{t('panic.report.how')}</p>}
          <h2 ref={heading} tabIndex={-1}>
            {t(
              step === 'password' && state.recovery === 'required'
                ? 'lost.identity.heading'
                : `recovery.heading.${step}`,
            )}
          </h2>
          <ResetStepContent reset={reset} form={form} onBegun={showBegun} />
        </>
      )}
      <p className="link-line">
        <Link to={getSignInPath(referer)}>{t('associate.back')}</Link>
      </p>
    </div>
  );
}

/** Shows when the waiting period ends and how many contacts got a message, without their names. */
function LostAppBegun({ until, told }: BegunLostAccess) {
  const t = useT();
  return (
    <ResultBlock
      status="success"
      picture="waiting"
      level={2}
      focus
      title={t('lost.begun', { until: formatDeadline(until) })}
      text={
        <>
          <p>{t('lost.begun.text')}</p>
          <p>{t('lost.begun.told', { told })}</p>
          <p>{t('lost.begin.factor')}</p>
        </>
      }
    />
  );
}

/** Shows why the reset has ended, and the next actions. */
function ResetExpired({ why, onAgain }: { why: NonNullable<ResetState['over']>; onAgain: () => void }) {
  const t = useT();
  return (
    <ResultBlock
      status="warning"
      picture="ended"
      level={2}
      focus
      title={t(`recovery.over.${why}`)}
      text={t(`recovery.over.${why}.text`, { minutes: RESET_LIFETIME / MINUTE })}
      actions={
        <>
          <Button type="primary" size="large" onClick={onAgain}>
            {t('recovery.again')}
          </Button>
          <LinkButton size="large" to={getAppealPath('MOBILE_LOST')}>
            {t('appeal.link')}
          </LinkButton>
        </>
      }
    />
  );
}
