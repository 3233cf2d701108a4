/**
 * Makes a form of pro-form behave like the portal's forms (components/Form/PortalForm): it validates a field on blur,
 * has its own footer, and leaves values unchanged. Its fields are ProFormItem around the portal's controls. The
 * ready-made fields of pro-form (ProFormText, ProFormDigit and the rest) have three defects: they lose the attributes
 * that announce errors to screen readers (aria-invalid, aria-describedby), they clear an invalid number without a
 * message, and they add all kinds of fields to the chunk.
 */
const FRAME = {
  layout: 'vertical',
  size: 'large',
  requiredMark: false,
  validateTrigger: 'onBlur',
  submitter: false,
  autoFocusFirstInput: false,
  dateFormatter: false,
  omitNil: false,
} as const;

/** Submit handler of useForm: resolves with undefined if nothing was saved, and never rejects. */
interface Sending<Values> {
  onFinish: (values: Values) => Promise<unknown>;
}

/**
 * Converts the `formProps` of useForm into props of a pro-form. The handler returns nothing: the page decides on the
 * next step.
 */
export const toProFormProps = <Values, Props extends Sending<Values>>({
  onFinish,
  ...rest
}: Props & Sending<Values>) => ({
  ...FRAME,
  ...rest,
  onFinish: async (values: Values): Promise<void> => {
    await onFinish(values);
  },
});
