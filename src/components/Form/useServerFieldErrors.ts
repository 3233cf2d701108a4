import { useIntl } from '@umijs/max';
import type { FormInstance, FormProps } from 'antd';
import { useEffect, useRef } from 'react';
import type { SubCodeName } from '@/contract/subCodes';
import { useSubCodeMessage } from '@/hooks/useSubCodeMessage';
import { useT } from '@/hooks/useT';
import { setTitleError } from '@/utils/i18n/pageTitle';

type Name = string | number | (string | number)[];
/** Returns a field's name in the server's notation: ['guardian', 'idNo'] is 'guardian.idNo'. */
export const toFieldPath = (name: Name): string => (Array.isArray(name) ? name.join('.') : String(name));

/**
 * The server's error about a field: a subCode, optionally with the server's text and the values for the localized
 * message.
 */
export type FieldError =
  | SubCodeName
  | { subCode: SubCodeName; text?: string; values?: Record<string, string | number> };
/** Errors by field name, in the server's notation. */
export type FieldErrors = Record<string, FieldError>;

/** An error of the server, its message at the field, and the rejected value. */
interface ShownError {
  error: FieldError;
  message: string;
  value: unknown;
}

/** The displayed errors of the server, by form and field: all hooks of one form share the same map. */
const shownErrors = new WeakMap<FormInstance, Map<string, ShownError>>();

function getShownErrors(form: FormInstance): Map<string, ShownError> {
  const shown = shownErrors.get(form) ?? new Map<string, ShownError>();
  shownErrors.set(form, shown);
  return shown;
}

/**
 * Handles a failed submit: marks the page title, and focuses the first invalid field (WCAG 2.2, 3.3.1). antd's
 * Form.Item associates the messages with their fields; they follow the language. An error of the server stays until
 * the value changes or the form is submitted again: pass `onFieldsChange` to the Form.
 */
export function useServerFieldErrors(form: FormInstance) {
  const t = useT();
  const getMessage = useSubCodeMessage();
  const { locale } = useIntl();
  const shownLocale = useRef(locale);
  const shown = getShownErrors(form);

  useEffect(() => () => setTitleError(false), []);

  const showError = (name: Name, error: FieldError) => {
    const { subCode, text, values } =
      typeof error === 'string' ? { subCode: error, text: undefined, values: undefined } : error;
    const message = getMessage(subCode, text || t('subCode.FIELDS_WRONG'), values);
    shown.set(toFieldPath(name), { error, message, value: form.getFieldValue(name) });
    form.setFields([{ name, errors: [message] }]);
  };

  // After a language change, validate again and translate the server's errors that are still shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: re-run when the language changes
  useEffect(() => {
    if (shownLocale.current === locale) return;
    shownLocale.current = locale;
    const ruleErrors: Name[] = [];
    for (const { name, errors } of form.getFieldsError()) {
      if (errors.length === 0) continue;
      const shownError = shown.get(toFieldPath(name));
      if (shownError && errors[0] === shownError.message) showError(name, shownError.error);
      else ruleErrors.push(name);
    }
    // It rejects with errors that the fields already show.
    if (ruleErrors.length > 0) form.validateFields(ruleErrors).catch(() => undefined);
  }, [locale]);

  /** Focuses a field and marks the page as failed. */
  const focusField = (field: Name) => {
    setTitleError(true);
    form.focusField(field);
  };

  /**
   * Shows the server's errors at their fields, given as subCodes by field name (422), and focuses the first of these.
   * Returns the paths of the fields that show an error: [] if no error belongs to a field of this form.
   */
  const showFieldErrors = (fields: FieldErrors = {}): string[] => {
    const wrong = form
      .getFieldsError()
      .map(({ name }) => name)
      .filter((name) => Object.hasOwn(fields, toFieldPath(name)));
    for (const name of wrong) showError(name, fields[toFieldPath(name)] as FieldError);
    if (wrong[0] !== undefined) focusField(wrong[0]);
    return wrong.map(toFieldPath);
  };

  /** Removes an error when its value changes. Until then, shows it again after the rules' validation has removed it. */
  const onFieldsChange: NonNullable<FormProps['onFieldsChange']> = (changed) => {
    for (const { name, validating, errors = [] } of changed) {
      const shownError = shown.get(toFieldPath(name));
      if (!shownError) continue;
      if (form.getFieldValue(name) === shownError.value) {
        if (!validating && errors.length === 0) showError(name, shownError.error);
        continue;
      }
      shown.delete(toFieldPath(name));
      // For a field without rules, nothing else removes the message.
      if (errors[0] === shownError.message) form.setFields([{ name, errors: [] }]);
    }
  };

  /** Clears the server's errors, which concern the previous submit. */
  const onSubmitStart = () => {
    setTitleError(false);
    const rejected = form.getFieldsError().filter(({ name, errors }) => {
      const message = shown.get(toFieldPath(name))?.message;
      return message !== undefined && errors[0] === message;
    });
    shown.clear();
    form.setFields(rejected.map(({ name }) => ({ name, errors: [] })));
  };

  return {
    focusField,
    /** Marks the page title without moving the focus. */
    markFailed: () => setTitleError(true),
    showFieldErrors,
    onSubmitStart,
    onFieldsChange,
    onFinishFailed: ({ errorFields }: { errorFields: { name: (string | number)[] }[] }) => {
      // Another field of the same name, without an error, may have replaced the checked field.
      const shown = errorFields.find(({ name }) => form.getFieldError(name)[0]);
      if (shown) focusField(shown.name);
      else if (errorFields[0]) form.focusField(errorFields[0].name);
    },
  };
}
