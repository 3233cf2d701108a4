import { Form, type FormInstance, type FormProps } from 'antd';
import { type PropsWithChildren, useEffect, useLayoutEffect, useRef } from 'react';
import { type HeldInput, takeHeldInput } from '@/utils/heldInput';

/** What every form of the portal needs: the `formProps` of useForm. */
type Needed = 'form' | 'onFinish' | 'onFinishFailed' | 'onFieldsChange';
type Props<Fields> = PropsWithChildren<FormProps<Fields>> & Required<Pick<FormProps<Fields>, Needed>>;

/**
 * The frame of every form: labels above their fields, rules checked when a field is left. `name` leads the ids of
 * its fields, where another form on the page has fields of the same names.
 */
export function PortalForm<Fields>(props: Props<Fields>) {
  const ref = useRef<FormInstance<Fields> & { nativeElement?: HTMLFormElement }>(null);
  const held = useRef<HeldInput>();

  // What was typed into the page's HTML: before anything draws the fields anew.
  useLayoutEffect(() => {
    const form = ref.current?.nativeElement;
    if (form) held.current = takeHeldInput(form);
  }, []);
  // Once the page's own effects have run: the sign-in page forgets the person before.
  useEffect(() => {
    const input = held.current;
    held.current = undefined;
    if (!input) return;
    setTimeout(() => {
      input.replayChoices();
      // Once the form has drawn them.
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
      // Before the page's scripts have run, the browser itself would put the fields into the address.
      method="dialog"
      {...props}
    />
  );
}
