import { useIntl } from '@umijs/max';
import type { FormInstance, FormProps } from 'antd';
import { useEffect, useRef } from 'react';
import type { SubCodeName } from '@/contract/subCodes';
import { useSubCodeMessage } from '@/hooks/useSubCodeMessage';
import { useT } from '@/hooks/useT';
import { setTitleError } from '@/utils/i18n/pageTitle';

type Name = string | number | (string | number)[];
/** A field's name as the server writes it: that of a grouped field, ['guardian', 'idNo'], is 'guardian.idNo'. */
export const toFieldPath = (name: Name): string => (Array.isArray(name) ? name.join('.') : String(name));

/** What the server found wrong with a field, or with it the server's words and what fills the reader's. */
export type FieldError =
  | SubCodeName
  | { subCode: SubCodeName; text?: string; values?: Record<string, string | number> };
/** By field name, as the server writes it. */
export type FieldErrors = Record<string, FieldError>;

/** An error that the server found, the words its field shows, and the value that was judged. */
interface ShownError {
  error: FieldError;
  words: string;
  value: unknown;
}

/** The server's errors on show, by form and field: every call made for one form adds to the same map. */
const shownErrors = new WeakMap<FormInstance, Map<string, ShownError>>();

function getShownErrors(form: FormInstance): Map<string, ShownError> {
  const shown = shownErrors.get(form) ?? new Map<string, ShownError>();
  shownErrors.set(form, shown);
  return shown;
}

/**
 * What every form does when a submit fails: the page title says so, and the focus goes to the first wrong field
 * (WCAG 2.2, 3.3.1). The messages themselves are tied to their fields by antd's Form.Item, and follow the
 * reader's language. An error that the server found stays until the value changes or the form is sent again:
 * `onFieldsChange` belongs on the Form.
 */
export function useServerFieldErrors(form: FormInstance) {
  const t = useT();
  const getMessage = useSubCodeMessage();
  const { locale } = useIntl();
  const spoken = useRef(locale);
  const shown = getShownErrors(form);

  useEffect(() => () => setTitleError(false), []);

  const showError = (name: Name, error: FieldError) => {
    const { subCode, text, values } =
      typeof error === 'string' ? { subCode: error, text: undefined, values: undefined } : error;
    const words = getMessage(subCode, text || t('subCode.FIELDS_WRONG'), values);
    shown.set(toFieldPath(name), { error, words, value: form.getFieldValue(name) });
    form.setFields([{ name, errors: [words] }]);
  };

  // In a new language the rules are checked again, and the server's errors are said again, where they still show.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language is what asks for new words
  useEffect(() => {
    if (spoken.current === locale) return;
    spoken.current = locale;
    const unchecked: Name[] = [];
    for (const { name, errors } of form.getFieldsError()) {
      if (errors.length === 0) continue;
      const one = shown.get(toFieldPath(name));
      if (one && errors[0] === one.words) showError(name, one.error);
      else unchecked.push(name);
    }
    // It rejects with errors that the fields already show.
    if (unchecked.length > 0) form.validateFields(unchecked).catch(() => undefined);
  }, [locale]);

  /** Focuses a field and marks the page as failed. */
  const focusField = (field: Name) => {
    setTitleError(true);
    form.focusField(field);
  };

  /**
   * Says at each field what the server found wrong there, given as subCodes by field name (422), and focuses the
   * first. False, and nothing happens, where none of them is a field of this form.
   */
  const showFieldErrors = (fields: FieldErrors = {}): boolean => {
    const wrong = form
      .getFieldsError()
      .map(({ name }) => name)
      .filter((name) => Object.hasOwn(fields, toFieldPath(name)));
    for (const name of wrong) showError(name, fields[toFieldPath(name)] as FieldError);
    const [first] = wrong;
    if (first === undefined) return false;
    focusField(first);
    return true;
  };

  /** An error goes when its value changes. Until then it is shown again after the rules' check has removed it. */
  const onFieldsChange: NonNullable<FormProps['onFieldsChange']> = (changed) => {
    for (const { name, validating, errors = [] } of changed) {
      const one = shown.get(toFieldPath(name));
      if (!one) continue;
      if (form.getFieldValue(name) === one.value) {
        if (!validating && errors.length === 0) showError(name, one.error);
        continue;
      }
      shown.delete(toFieldPath(name));
      // A field without rules of its own has no other way to lose these words.
      if (errors[0] === one.words) form.setFields([{ name, errors: [] }]);
    }
  };

  /** The server's errors are about what was sent before: a new submit takes them away. */
  const onSubmitStart = () => {
    setTitleError(false);
    const judged = form.getFieldsError().filter(({ name, errors }) => {
      const words = shown.get(toFieldPath(name))?.words;
      return words !== undefined && errors[0] === words;
    });
    shown.clear();
    form.setFields(judged.map(({ name }) => ({ name, errors: [] })));
  };

  return {
    focusField,
    /** Marks the page as failed; the focus stays. */
    markFailed: () => setTitleError(true),
    showFieldErrors,
    onSubmitStart,
    onFieldsChange,
    onFinishFailed: ({ errorFields }: { errorFields: { name: (string | number)[] }[] }) => {
      const [first] = errorFields;
      if (first) focusField(first.name);
    },
  };
}
