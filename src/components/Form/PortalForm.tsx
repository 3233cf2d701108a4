import { Form, type FormProps } from 'antd';
import type { PropsWithChildren } from 'react';

/** What every form of the portal needs: the `formProps` of useForm. */
type Needed = 'form' | 'onFinish' | 'onFinishFailed' | 'onFieldsChange';
type Props<Fields> = PropsWithChildren<FormProps<Fields>> & Required<Pick<FormProps<Fields>, Needed>>;

/**
 * The frame of every form: labels above their fields, rules checked when a field is left. `name` leads the ids of
 * its fields, where another form on the page has fields of the same names.
 */
export function PortalForm<Fields>(props: Props<Fields>) {
  return (
    <Form<Fields> layout="vertical" size="large" requiredMark={false} validateTrigger="onBlur" {...props} />
  );
}
