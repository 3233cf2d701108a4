import { Button, Form } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { BusyButton } from '@/components/Form/SubmitButton';
import { CODE_REFUSALS, useMobileCode } from '@/components/MobileCode/useMobileCode';
import type { Envelope } from '@/contract';
import { useFormFailure } from '@/hooks/useFormFailure';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { sendSmsCode } from '@/services/codes';
import type { Answers } from '../answers';
import { sceneOf } from '../journey';
import { takenIn, takenOf } from '../refusals';
import { answersIn, type StepValues, submitStep, valuesFor } from '../submitStep';
import type { Journey } from '../useJourney';
import { ProofFields } from './ProofFields';
import { WaysOn } from './WaysOn';

const FIELD_OF = { ...CODE_REFUSALS, MOBILE_TAKEN: 'mobile' } as const;

interface Props {
  journey: Journey;
  /** The field to start from again after a refusal that is about none. */
  fallback: string;
  children?: ReactNode;
  /** What stands beneath the number to prove, in a step that has one. */
  last?: ReactNode;
  /** What the step does in place of asking whether its answers will do; the way on is its own, too. */
  work?: (onFailure: (envelope: Envelope) => void) => Promise<Answers | false>;
  words?: { submit: MessageKey; submitting: MessageKey };
}

const WORDS = { submit: 'register.next', submitting: 'register.checking' } as const;

/** One step's form: what was typed comes back, what the server refuses is told where it can be mended. */
export function StepForm({ journey, fallback, children, last, work, words = WORDS }: Props) {
  const t = useT();
  const [form] = Form.useForm<StepValues>();
  const { step, userType, registration, previous, verdicts } = journey;
  const scene = sceneOf(step);
  const code = useMobileCode(form, scene ?? 'register', (to, onFailure) =>
    sendSmsCode({ ...to, scene: scene ?? 'register' }, onFailure),
  );
  const [taken, setTaken] = useState(verdicts ? takenIn(verdicts) : undefined);
  const { showFieldErrors } = useFormFailure(form);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the step opens
  useEffect(() => {
    form.setFieldsValue(valuesFor(step, registration.answers));
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
      setTaken(takenOf(why, userType));
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
      onValuesChange={(_, values) => journey.note(answersIn(step, values))}
      onFinish={submit}
      onFinishFailed={onFinishFailed}
      onFieldsChange={onFieldsChange}
    >
      {children}
      {scene && (
        <ProofFields
          code={{ ...code.fields, formBusy: submitting }}
          proved={registration.proofs[scene]}
          onAnother={() => journey.unprove(scene)}
        />
      )}
      {last}
      <WaysOn taken={taken} />
      <FailureAlert failure={failure} />
      <div className="journey-actions">
        {previous && <Button onClick={() => journey.go(previous)}>{t('register.back')}</Button>}
        <BusyButton type="primary" htmlType="submit" busy={submitting}>
          {t(submitting ? words.submitting : words.submit)}
        </BusyButton>
      </div>
    </PortalForm>
  );
}
