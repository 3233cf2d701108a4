import { Form, type FormInstance, type FormProps } from 'antd';
import { type PropsWithChildren, useEffect, useLayoutEffect, useRef } from 'react';
import { type PreHydrationInput, takePreHydrationInput } from '@/utils/preHydrationInput';
import { SubmitCheckContext, useSubmitCheck } from './useSubmitCheck';

/** The props that every form needs: the `formProps` of useForm. */
type Needed = 'form' | 'onFinish' | 'onFinishFailed' | 'onFieldsChange';
type Props<Fields> = PropsWithChildren<FormProps<Fields>> & Required<Pick<FormProps<Fields>, Needed>>;

/** Validates the changed fields that show an error. */
function validateAgain<Fields>(form: FormInstance<Fields>, changed: object) {
  const isChanged = (path: (string | number)[]) => {
    let part: unknown = changed;
    return path.every((key) => {
      const isHere = typeof part === 'object' && part !== null && Object.hasOwn(part, key);
      part = isHere && (part as Record<string | number, unknown>)[key];
      return isHere;
    });
  };
  const wrong = form.getFieldsError().filter(({ name, errors }) => errors.length > 0 && isChanged(name));
  // It rejects with errors that the fields show themselves.
  if (wrong.length > 0) form.validateFields(wrong.map(({ name }) => name)).catch(() => undefined);
}

/**
 * Frame of every form: labels above the fields, validation on blur, and on each change while a field shows an error.
 * `name` is the prefix of the field ids, needed if another form on the page has fields of the same names.
 */
export function PortalForm<Fields>(props: Props<Fields>) {
  const { form, onValuesChange, children, ...rest } = props;
  const { isSlow, onSubmitCapture, onEdit } = useSubmitCheck<Fields>(props);
  const ref = useRef<FormInstance<Fields> & { nativeElement?: HTMLFormElement }>(null);
  const preHydrationInput = useRef<PreHydrationInput>();

  // Reads the text typed into the server-rendered HTML before the fields render again.
  useLayoutEffect(() => {
    const form = ref.current?.nativeElement;
    if (form) preHydrationInput.current = takePreHydrationInput(form);
  }, []);
  // Runs after the page's own effects, because the sign-in page clears the previous user's data.
  useEffect(() => {
    const input = preHydrationInput.current;
    preHydrationInput.current = undefined;
    if (!input) return;
    setTimeout(() => {
      input.replayChoices();
      // After the form has rendered the values.
      if (input.submitted) setTimeout(() => ref.current?.nativeElement?.requestSubmit());
    });
  }, []);

  return (
    <Form<Fields>
      ref={ref}
      layout="vertical"
      size="large"
      requiredMark={false}
      validateTrigger="onBlur"
      // Before the scripts have run, a submit by the browser would otherwise put the fields into the address.
      method="dialog"
      form={form}
      {...rest}
      onSubmitCapture={onSubmitCapture}
      onValuesChange={(changed, values) => {
        onEdit();
        onValuesChange?.(changed, values);
        validateAgain(form, changed);
      }}
    >
      <SubmitCheckContext.Provider value={isSlow}>{children}</SubmitCheckContext.Provider>
    </Form>
  );
}
