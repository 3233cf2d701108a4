import { Form, type FormInstance } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import type { SubCodeName } from '@/contract/subCodes';
import { useAction } from '@/hooks/useAction';
import { useTabState } from '@/hooks/useTabState';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { ApiError } from '@/utils/http/ApiError';
import { markUnsaved } from '@/utils/routing/chunkReload';
import { type DraftOptions, useDraft } from './useDraft';
import { type FieldErrors, toFieldPath, useServerFieldErrors } from './useServerFieldErrors';

export interface FormOptions<Values, Result> {
  /** Names the form on the page, and for what this tab keeps of it. */
  name?: string;
  /** The form's instance where its owner needs it from outside; its own unless given. */
  form?: FormInstance<Values>;
  /** Sends the fields. Throws ApiError for everything but a success. */
  save: (values: Values) => Promise<Result>;
  /** After a success, while the form is still there, or with `outlives`; the form stays busy until it resolves. */
  onSaved: (result: Result) => void | Promise<void>;
  /** The success counts though the person has left the form meanwhile: they are signed in, whatever they look at. */
  outlives?: boolean;
  /** After a failure, before the form shows it; true where it has been dealt with and the form says nothing. */
  onError?: (error: ApiError, values: Values) => unknown;
  /** Refusals that are about one field, by subCode. */
  errorFields?: Partial<Record<SubCodeName, string>>;
  /** The field where a new beginning has the focus. */
  firstField: string;
  /** Where the next try starts after a refusal that is about no field: a field, or an id below the form's; the first unless given. */
  retryField?: string;
  /** What did not happen, said before the cause where the server has not judged what was sent. */
  unreachable: MessageKey;
  /** Text fields that this tab keeps over a reload and back; never passwords, codes or numbers of documents. Stable. */
  keptFields?: readonly string[];
  /** What is kept longer of a long form. */
  draft?: DraftOptions;
}

const NO_FIELDS: readonly string[] = [];

const isTyped = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** What the server found wrong, by field. */
function getFieldErrors(
  { subCode, text, values, fields }: ApiError,
  errorFields: Partial<Record<SubCodeName, string>>,
): FieldErrors {
  const field = subCode && errorFields[subCode];
  return field ? { ...fields, [field]: { subCode, text, values } } : fields;
}

/** Whether anything has the focus: what had it may be gone from the page. */
const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

/**
 * Everything a form of the portal does besides its fields. It sends them once at a time, shows at its field what the
 * server found wrong there and focuses the first, and says anything else in one place (`error`, for FailureAlert). It
 * keeps what was typed as its options tell, and guards it from the reload after a chunk that did not load.
 *
 * `formProps` belong on PortalForm.
 */
export function useForm<Values extends object, Result>(options: FormOptions<Values, Result>) {
  const {
    name,
    save,
    onSaved,
    onError,
    outlives = false,
    errorFields = {},
    firstField,
    retryField = firstField,
    unreachable,
  } = options;
  const [form] = Form.useForm<Values>(options.form);
  const guard = useId();
  const draft = useDraft(form, options.draft);
  const kept = useTabState(form, name ?? '', options.keptFields ?? NO_FIELDS);
  const { focusField, markFailed, showFieldErrors, onSubmitStart, ...handlers } = useServerFieldErrors(form);
  const [shown, setShown] = useState({ error: null as ApiError | null, isAtFields: true, round: 0 });
  const [restarts, setRestarts] = useState(0);

  const isHere = useRef(true);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      markUnsaved(guard, false);
    };
  }, [guard]);

  /** The input has been taken, or is not wanted: nothing of it is kept or guarded. */
  const markSaved = () => {
    draft.forget();
    kept.forget();
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
      return isHere.current || outlives ? onSaved(result) : undefined;
    },
    onError: async (failed: ApiError, values: Values) => {
      if ((await onError?.(failed, values)) === true) return true;
      setShown(({ round }) => ({ error: failed, isAtFields: true, round: round + 1 }));
      return undefined;
    },
  });

  // Once the page shows what the failure has renewed or brought along (a captcha), the focus goes where the next try
  // starts. What is about nothing that was filled in leaves it on what was pressed, as long as that is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure leads there once
  useEffect(() => {
    if (!shown.error) return;
    const fieldErrors = getFieldErrors(shown.error, errorFields);
    const paths = form.getFieldsError().map((field) => toFieldPath(field.name));
    const named = Object.keys(fieldErrors);
    const isAtFields = named.length > 0 && named.every((path) => paths.includes(path));
    setShown((before) => ({ ...before, isAtFields }));
    if (!shown.error.isVerdict && hasFocus()) markFailed();
    else if (!showFieldErrors(fieldErrors)) focusField(retryField);
  }, [shown.round]);

  // By now antd has replaced the inputs that it reset: one focused before would take the focus with it as it goes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new beginning leads there once
  useEffect(() => {
    if (restarts > 0) form.focusField(firstField);
  }, [restarts]);

  const isTold = error !== null && shown.error === error && shown.isAtFields;
  return {
    form,
    submit: run,
    submitting: running,
    /** What no field says already, and what did not happen then: props of FailureAlert. */
    failure: { error: isTold ? null : error, unreachable },
    clearError,
    draft,
    markSaved,
    focusField,
    /**
     * Begins anew with these values, or with what the draft's options name; what was typed is dropped, and the first
     * field has the focus.
     */
    startOver: (values?: Partial<Values>) => {
      markSaved();
      clearError();
      form.resetFields();
      // antd's setFieldsValue takes a deep partial, which a generic type does not prove to be.
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
        // The failure of the previous submit is not about this one.
        clearError();
        handlers.onFinishFailed(failed);
      },
      onValuesChange: () => {
        draft.save();
        if (options.keptFields) kept.keep();
        markUnsaved(guard, Object.values(form.getFieldsValue(true, ({ touched }) => touched)).some(isTyped));
      },
    },
  };
}
