import { Button, Form } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { CODE_ERROR_FIELDS, useMobileCode } from '@/components/MobileCode/useMobileCode';
import type { Envelope } from '@/contract';
import { useFormFailure } from '@/hooks/useFormFailure';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { sendSmsCode } from '@/services/codes';
import type { RegistrationAnswers } from '../answers';
import { findTakenInErrors, findTakenInFailure } from '../nextActions';
import { findStepScene } from '../registrationSteps';
import { type StepValues, submitStep, toAnswers, toStepValues } from '../submitStep';
import type { RegistrationSteps } from '../useRegistrationSteps';
import { MobileProofFields } from './MobileProofFields';
import { TakenValueAlert } from './TakenValueAlert';

const FIELD_OF = { ...CODE_ERROR_FIELDS, MOBILE_TAKEN: 'mobile' } as const;

interface Props {
  journey: RegistrationSteps;
  /** The field to start from again after a refusal that is about none. */
  fallback: string;
  children?: ReactNode;
  /** What stands beneath the number to prove, in a step that has one. */
  last?: ReactNode;
  /** What the step does in place of asking whether its answers will do; the way on is its own, too. */
  work?: (onFailure: (envelope: Envelope) => void) => Promise<RegistrationAnswers | false>;
  words?: { submit: MessageKey; submitting: MessageKey };
}

const WORDS = { submit: 'register.next', submitting: 'register.checking' } as const;

/** One step's form: what was typed comes back, what the server refuses is told where it can be mended. */
export function RegistrationStepForm({ journey, fallback, children, last, work, words = WORDS }: Props) {
  const t = useT();
  const [form] = Form.useForm<StepValues>();
  const { step, userType, registration, previous, verdicts } = journey;
  const scene = findStepScene(step);
  const code = useMobileCode(form, scene ?? 'register', (to, onFailure) =>
    sendSmsCode({ ...to, scene: scene ?? 'register' }, onFailure),
  );
  const [taken, setTaken] = useState(verdicts ? findTakenInErrors(verdicts) : undefined);
  const { showFieldErrors } = useFormFailure(form);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the step opens
  useEffect(() => {
    form.setFieldsValue(toStepValues(step, registration.answers));
    if (verdicts) showFieldErrors(verdicts);
  }, []);

  const { submit, submitting, failure, onFinishFailed, onFieldsChange } = useFormSubmit(form, {
    work: (values: StepValues, onFailure) => {
      setTaken(undefined);
      return work ? work(onFailure) : submitStep(journey, values, onFailure);
    },
    done: (answers) => {
      if (!work) journey.finish(answers);
    },
    refused: (why) => {
      code.noteRefused(why);
      setTaken(findTakenInFailure(why, userType));
      journey.follow(why);
    },
    fieldOf: FIELD_OF,
    fallback,
    unreachable: 'register.unreachable',
  });

  return (
    <PortalForm
      form={form}
      name="register"
      onValuesChange={(_, values) => journey.note(toAnswers(step, values))}
      onFinish={submit}
      onFinishFailed={onFinishFailed}
      onFieldsChange={onFieldsChange}
    >
      {children}
      {scene && (
        <MobileProofFields
          code={{ ...code.fields, formBusy: submitting }}
          proved={registration.proofs[scene]}
          onAnother={() => journey.unprove(scene)}
        />
      )}
      {last}
      <TakenValueAlert taken={taken} />
      <FailureAlert failure={failure} />
      <div className="journey-actions">
        {previous && <Button onClick={() => journey.go(previous)}>{t('register.back')}</Button>}
        <SubmitButton type="primary" htmlType="submit" busy={submitting}>
          {t(submitting ? words.submitting : words.submit)}
        </SubmitButton>
      </div>
    </PortalForm>
  );
}
