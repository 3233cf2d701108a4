import { useIntl } from '@umijs/max';
import type { FormInstance, FormProps } from 'antd';
import { useEffect, useRef } from 'react';
import { setTitleError } from '@/utils/i18n/pageTitle';
import { useSubCodeMessage } from './useSubCodeMessage';
import { useT } from './useT';

type Name = string | number | (string | number)[];
/** A field's name as the server writes it: that of a grouped field, ['guardian', 'idNo'], is 'guardian.idNo'. */
export const written = (name: Name): string => (Array.isArray(name) ? name.join('.') : String(name));

/** What the server found wrong with a field: a subCode, or with it the server's words and what fills the reader's. */
type Finding = string | { subCode: string; text?: string; values?: Record<string, string | number> };
/** By field name, as the server writes it. */
export type Verdicts = Record<string, Finding>;

/** The verdict on a field, the words it shows there, and the value that was judged. */
interface Verdict {
  finding: Finding;
  words: string;
  value: unknown;
}

/** The verdicts that stand, by form and field: whatever asks the server for a form adds to the same. */
const standing = new WeakMap<FormInstance, Map<string, Verdict>>();

function verdictsOf(form: FormInstance): Map<string, Verdict> {
  const verdicts = standing.get(form) ?? new Map<string, Verdict>();
  standing.set(form, verdicts);
  return verdicts;
}

/**
 * What every form does when a submit fails: the page title says so, and the focus goes to the first wrong field
 * (WCAG 2.2, 3.3.1). The messages themselves are tied to their fields by antd's Form.Item, and follow the
 * reader's language. What the server found wrong stays until the value changes or the form is sent again:
 * `onFieldsChange` belongs on the Form.
 */
export function useFormFailure(form: FormInstance) {
  const t = useT();
  const wordsOf = useSubCodeMessage();
  const { locale } = useIntl();
  const spoken = useRef(locale);
  const verdicts = verdictsOf(form);

  useEffect(() => () => setTitleError(false), []);

  const judge = (name: Name, finding: Finding) => {
    const { subCode, text, values } =
      typeof finding === 'string' ? { subCode: finding, text: undefined, values: undefined } : finding;
    const words = wordsOf(subCode, text || t('subCode.FIELDS_WRONG'), values);
    verdicts.set(written(name), { finding, words, value: form.getFieldValue(name) });
    form.setFields([{ name, errors: [words] }]);
  };

  // Rules are checked again, and the server's verdicts said again, where they still show.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language is what asks for new words
  useEffect(() => {
    if (spoken.current === locale) return;
    spoken.current = locale;
    const unchecked: Name[] = [];
    for (const { name, errors } of form.getFieldsError()) {
      if (errors.length === 0) continue;
      const verdict = verdicts.get(written(name));
      if (verdict && errors[0] === verdict.words) judge(name, verdict.finding);
      else unchecked.push(name);
    }
    // Rejects with what the fields show themselves.
    if (unchecked.length > 0) form.validateFields(unchecked).catch(() => undefined);
  }, [locale]);

  /** Focuses a field and marks the page as failed. */
  const refuse = (field: Name) => {
    setTitleError(true);
    form.focusField(field);
  };

  /**
   * Says at each field what the server found wrong there, given as subCodes by field name (422), and focuses the
   * first. False, and nothing happens, where none of them is a field of this form.
   */
  const showFieldErrors = (fields: Verdicts = {}): boolean => {
    const wrong = form
      .getFieldsError()
      .map(({ name }) => name)
      .filter((name) => Object.hasOwn(fields, written(name)));
    for (const name of wrong) judge(name, fields[written(name)] as Finding);
    const [first] = wrong;
    if (first === undefined) return false;
    refuse(first);
    return true;
  };

  /** A verdict goes with its value; until then it outlasts the rules, whose check takes its words away. */
  const onFieldsChange: NonNullable<FormProps['onFieldsChange']> = (changed) => {
    for (const { name, validating, errors = [] } of changed) {
      const verdict = verdicts.get(written(name));
      if (!verdict) continue;
      if (form.getFieldValue(name) === verdict.value) {
        if (!validating && errors.length === 0) judge(name, verdict.finding);
        continue;
      }
      verdicts.delete(written(name));
      // A field without rules of its own has no other way to lose these words.
      if (errors[0] === verdict.words) form.setFields([{ name, errors: [] }]);
    }
  };

  /** Nothing is judged of what is on its way. */
  const onSubmitStart = () => {
    setTitleError(false);
    const told = form.getFieldsError().filter(({ name, errors }) => {
      const words = verdicts.get(written(name))?.words;
      return words !== undefined && errors[0] === words;
    });
    verdicts.clear();
    form.setFields(told.map(({ name }) => ({ name, errors: [] })));
  };

  return {
    refuse,
    /** Marks the page as failed; the focus stays. */
    markFailed: () => setTitleError(true),
    showFieldErrors,
    onSubmitStart,
    onFieldsChange,
    onFinishFailed: ({ errorFields }: { errorFields: { name: (string | number)[] }[] }) => {
      const [first] = errorFields;
      if (first) refuse(first.name);
    },
  };
}
