import { Button, Form } from 'antd';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from '@/components/Action/Link';
import { MobileCodeFields } from '@/components/Field/MobileCode/MobileCodeFields';
import { CODE_ERROR_FIELDS, useMobileCode } from '@/components/Field/MobileCode/useMobileCode';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { useServerFieldErrors } from '@/components/Form/useServerFieldErrors';
import { Alert } from '@/components/Status/Alert';
import type { SubCodeName } from '@/contract/subCodes';
import { maskDestination } from '@/domain/masking';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { getAppealPath, RESET_PASSWORD_PATH, SIGN_IN_PATH } from '@/utils/routing/paths';
import type { RegistrationAnswers, VerifiedMobile } from '../answers';
import { findTakenInFields, findTakenValue, TAKEN_VALUE_OPTIONS } from '../nextActions';
import { findStepScene } from '../registrationSteps';
import { type StepValues, submitStep, toAnswers, toStepValues } from '../submitStep';
import type { RegistrationSteps } from '../useRegistrationSteps';

const ERROR_FIELDS = { ...CODE_ERROR_FIELDS, MOBILE_TAKEN: 'mobile' } as const;

interface Props {
  wizard: RegistrationSteps;
  /** Field to focus after a refusal that concerns no field. */
  firstField: string;
  children?: ReactNode;
  /** Content below the mobile number, in a step that verifies one. */
  last?: ReactNode;
  /** Submits the registration and leaves the page. If given, the step sends no other request. Throws ApiError. */
  sendAll?: () => Promise<void>;
  labels?: { submit: MessageKey; submitting: MessageKey };
}

const LABELS = { submit: 'register.next', submitting: 'register.checking' } as const;

/** The form of one step: starts with the earlier values, and shows the server's errors at their fields. */
export function RegistrationStepForm(props: Props) {
  const { wizard, firstField, children, last, sendAll, labels = LABELS } = props;
  const t = useT();
  const [form] = Form.useForm<StepValues>();
  const { step, userType, registration, previous, fieldErrors } = wizard;
  const scene = findStepScene(step);
  const code = useMobileCode(form, scene ?? 'register');
  const [taken, setTaken] = useState(fieldErrors ? findTakenInFields(fieldErrors) : undefined);
  const { showFieldErrors } = useServerFieldErrors(form);

  // biome-ignore lint/correctness/useExhaustiveDependencies: run once when the step opens
  useEffect(() => {
    form.setFieldsValue(toStepValues(step, registration.answers));
    if (fieldErrors) showFieldErrors(fieldErrors);
  }, []);

  const { formProps, ...submission } = useForm<StepValues, RegistrationAnswers>({
    name: 'register',
    form,
    save: async (values) => {
      setTaken(undefined);
      if (!sendAll) return submitStep(wizard, values);
      await sendAll();
      return registration.answers;
    },
    onSaved: (answers) => {
      if (!sendAll) wizard.finish(answers);
    },
    onError: (error) => {
      code.noteError(error);
      setTaken(findTakenValue(error, userType));
      wizard.followError(error);
    },
    errorFields: ERROR_FIELDS,
    firstField,
    unreachable: 'register.unreachable',
  });

  return (
    <PortalForm
      {...formProps}
      onValuesChange={(_, values) => {
        formProps.onValuesChange();
        wizard.saveAnswers(toAnswers(step, values));
      }}
    >
      {children}
      {scene && (
        <MobileProofFields
          code={{ ...code.fields, formBusy: submission.submitting }}
          proved={registration.proofs[scene]}
          onAnother={() => wizard.dropProof(scene)}
        />
      )}
      {last}
      <TakenValueAlert taken={taken} />
      <SubmitFooter form={submission} submitLabel={labels.submit} submittingLabel={labels.submitting}>
        {previous && <Button onClick={() => wizard.go(previous)}>{t('form.back')}</Button>}
      </SubmitFooter>
    </PortalForm>
  );
}

/** Options for a user whose name or number is taken, possibly by another account of the same user. */
function TakenValueAlert({ taken }: { taken: SubCodeName | undefined }) {
  const t = useT();
  const options = taken && TAKEN_VALUE_OPTIONS[taken];
  if (!options) return null;
  return (
    <Alert
      type="info"
      className="registration-note"
      message={t('register.ways')}
      description={
        <span className="registration-ways">
          {options.signIn && <Link to={SIGN_IN_PATH}>{t('register.way.signIn')}</Link>}
          {options.reset && <Link to={RESET_PASSWORD_PATH}>{t('register.way.reset')}</Link>}
          {options.appeal && <Link to={getAppealPath(options.appeal)}>{t('register.way.appeal')}</Link>}
        </span>
      }
    />
  );
}

interface MobileProofFieldsProps {
  code: ComponentProps<typeof MobileCodeFields>;
  proved: VerifiedMobile | undefined;
  /** Discards the verified number, so that the user can enter another. */
  onAnother: () => void;
}

/** The fields to verify a mobile number, or the number that was verified. */
function MobileProofFields({ code, proved, onAnother }: MobileProofFieldsProps) {
  const t = useT();
  const form = Form.useFormInstance();
  const isAnotherWanted = useRef(false);

  // The button that had the focus was unmounted; the number field takes the focus.
  useEffect(() => {
    if (proved || !isAnotherWanted.current) return;
    isAnotherWanted.current = false;
    form.focusField('mobile');
  }, [proved, form]);

  const enterAnother = () => {
    isAnotherWanted.current = true;
    onAnother();
  };

  if (!proved) return <MobileCodeFields {...code} />;
  return (
    <Alert
      type="success"
      className="registration-note"
      message={t('register.proved', { mobile: maskDestination(`${proved.region} ${proved.mobile}`) })}
      action={
        <Button type="link" onClick={enterAnother}>
          {t('register.another')}
        </Button>
      }
    />
  );
}
