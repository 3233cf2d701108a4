import { Form, type FormInstance } from 'antd';
import { useEffect, useId, useState } from 'react';
import type { SubCodeName } from '@/contract/subCodes';
import { useAction } from '@/hooks/useAction';
import { useIsMounted } from '@/hooks/useIsMounted';
import { useTabState } from '@/hooks/useTabState';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { ApiError } from '@/utils/http/ApiError';
import { markUnsaved } from '@/utils/routing/chunkReload';
import { type DraftOptions, useDraft } from './useDraft';
import { type FieldErrors, useServerFieldErrors } from './useServerFieldErrors';

export interface FormOptions<Values, Result> {
  /** Name of the form and of the input that this tab stores. */
  name?: string;
  /** Form instance of the caller; by default the form has its own. */
  form?: FormInstance<Values>;
  /** Sends the values. Throws ApiError if it fails. */
  save: (values: Values) => Promise<Result>;
  /** Called after a success if the form is still mounted, or with `completeAfterUnmount`; the form stays busy until it resolves. */
  onSaved: (result: Result) => void | Promise<void>;
  /** Whether to call `onSaved` even after unmounting, for example after a sign-in, which is effective on any page. */
  completeAfterUnmount?: boolean;
  /**
   * Called after a failure, before the form shows it; returns true if it handled the error, so that the form shows
   * none.
   */
  onError?: (error: ApiError, values: Values) => unknown;
  /** Refusals that concern one field, by subCode. */
  errorFields?: Partial<Record<SubCodeName, string>>;
  /** Field to focus after a restart. */
  firstField: string;
  /**
   * Field to focus after a refusal that concerns no field; by default the first field. Other elements need the id
   * `<name of the form>_<retryField>`, which antd looks up.
   */
  retryField?: string;
  /** Message that the action was not completed, shown before the cause if the server has not processed the request. */
  unreachable: MessageKey;
  /**
   * Text fields that this tab stores across a reload and navigation; never passwords, codes or document numbers.
   * Stable.
   */
  persistedFields?: readonly string[];
  /** Options of the draft of a long form. */
  draft?: DraftOptions;
}

const NO_FIELDS: readonly string[] = [];

/** Whether a value is not empty; a field of files without files has an empty list. */
const isTyped = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Returns the server's errors by field. */
function getFieldErrors(
  { subCode, text, values, fields }: ApiError,
  errorFields: Partial<Record<SubCodeName, string>>,
): FieldErrors {
  const field = subCode && errorFields[subCode];
  return field ? { ...fields, [field]: { subCode, text, values } } : fields;
}

/** Whether any element has the focus; the focused one may have been unmounted. */
const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

/**
 * Implements the behavior of the portal's forms except their fields. Submits once at a time, shows the server's
 * errors at their fields and focuses the first one, and returns other errors as `error` for FailureAlert. Stores the
 * input as configured, and protects it from the reload after a failed chunk.
 *
 * Pass `formProps` to PortalForm.
 */
export function useForm<Values extends object, Result>(options: FormOptions<Values, Result>) {
  const {
    name,
    save,
    onSaved,
    onError,
    completeAfterUnmount = false,
    errorFields = {},
    firstField,
    retryField = firstField,
    unreachable,
  } = options;
  const [form] = Form.useForm<Values>(options.form);
  const guard = useId();
  const draft = useDraft(form, options.draft);
  const tabState = useTabState(form, name ?? '', options.persistedFields ?? NO_FIELDS);
  const { focusField, markFailed, showFieldErrors, onSubmitStart, ...handlers } = useServerFieldErrors(form);
  const [shown, setShown] = useState({ error: null as ApiError | null, isAtFields: true, round: 0 });
  const [restarts, setRestarts] = useState(0);

  const isMounted = useIsMounted();

  useEffect(() => () => markUnsaved(guard, false), [guard]);

  /** Clears the stored input and ends its protection, after it was submitted or discarded. */
  const markSaved = () => {
    draft.forget();
    tabState.forget();
    markUnsaved(guard, false);
  };

  const { run, running, error, clearError } = useAction({
    act: (values: Values) => {
      onSubmitStart();
      return save(values);
    },
    onDone: (result: Result) => {
      markSaved();
      // Do not navigate if the user has already left this page.
      return isMounted.current || completeAfterUnmount ? onSaved(result) : undefined;
    },
    onError: async (failed: ApiError, values: Values) => {
      if ((await onError?.(failed, values)) === true) return true;
      setShown(({ round }) => ({ error: failed, isAtFields: true, round: round + 1 }));
      return undefined;
    },
  });

  // After the failure has been rendered, possibly with a new captcha, focus the field for the next attempt. An error
  // that does not concern the values leaves the focus on the pressed button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus once per failure
  useEffect(() => {
    if (!shown.error) return;
    const fieldErrors = getFieldErrors(shown.error, errorFields);
    const shownPaths = showFieldErrors(fieldErrors);
    const isAtFields =
      shownPaths.length > 0 && Object.keys(fieldErrors).every((path) => shownPaths.includes(path));
    setShown((before) => ({ ...before, isAtFields }));
    if (shownPaths.length > 0) return;
    if (!shown.error.isVerdict && hasFocus()) markFailed();
    else focusField(retryField);
  }, [shown.round]);

  // In an effect, because antd replaces the reset inputs: focusing earlier would lose the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus once per restart
  useEffect(() => {
    if (restarts > 0) form.focusField(firstField);
  }, [restarts]);

  const isShownAtFields = error !== null && shown.error === error && shown.isAtFields;
  return {
    form,
    submitting: running,
    /** Props of FailureAlert: the error, unless the fields show it, and the message that the action was not completed. */
    failure: { error: isShownAtFields ? null : error, unreachable },
    clearError,
    draft,
    markSaved,
    focusField,
    /**
     * Restarts the form with these values, or with the draft's initial ones. Discards the input and focuses the first
     * field.
     */
    startOver: (values?: Partial<Values>) => {
      markSaved();
      clearError();
      form.resetFields();
      // antd's setFieldsValue takes a deep partial, which TypeScript cannot derive for a generic type.
      const begin = (values ?? options.draft?.begin) as Parameters<typeof form.setFieldsValue>[0];
      if (begin) form.setFieldsValue(begin);
      setRestarts((count) => count + 1);
    },
    formProps: {
      form,
      name,
      onFinish: run,
      ...handlers,
      onFinishFailed: (failed: Parameters<typeof handlers.onFinishFailed>[0]) => {
        // The previous failure does not concern this submit.
        clearError();
        handlers.onFinishFailed(failed);
      },
      onValuesChange: () => {
        draft.save();
        if (options.persistedFields) tabState.keep();
        markUnsaved(guard, Object.values(form.getFieldsValue(true, ({ touched }) => touched)).some(isTyped));
      },
    },
  };
}
