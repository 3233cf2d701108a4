/**
 * What makes a form of pro-form one of the portal's (components/Form/PortalForm): rules checked when a field is left, a
 * footer of our own, and values as the fields hold them. Its fields are ProFormItem around the portal's controls:
 * pro-form's ready-made ones (ProFormText, ProFormDigit and the rest) lose the attributes by which a screen reader hears
 * what is wrong (aria-invalid, aria-describedby), empty what is no number without a word, and bring all kinds of fields
 * into the chunk.
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

/** What useForm sends with: resolves with undefined where nothing was saved, and never rejects. */
interface Sending<Values> {
  onFinish: (values: Values) => Promise<unknown>;
}

/** Props of a pro-form from the `formProps` of useForm. Nothing is answered: which step follows is the page's matter. */
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
