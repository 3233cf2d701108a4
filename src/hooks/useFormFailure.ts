import { useIntl } from '@umijs/max';
import type { FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import { markTitleFailed } from '@/utils/pageTitle';
import { useSubCodeWords } from './useSubCodeWords';
import { useT } from './useT';

type Name = string | number | (string | number)[];

/** What the server found wrong with a field: a subCode, or with it the server's words and what fills the reader's. */
type Finding = string | { subCode: string; text?: string; values?: Record<string, string | number> };
/** By field name. */
export type Verdicts = Record<string, Finding>;

/** The verdict on a field, and the words it shows there. */
interface Verdict {
  finding: Finding;
  words: string;
}

/**
 * What every form does when a submit fails: the page title says so, and the focus goes to the first wrong field
 * (WCAG 2.2, 3.3.1). The messages themselves are tied to their fields by antd's Form.Item, and follow the
 * reader's language.
 */
export function useFormFailure(form: FormInstance) {
  const t = useT();
  const wordsOf = useSubCodeWords();
  const { locale } = useIntl();
  const spoken = useRef(locale);
  const verdicts = useRef(new Map<string, Verdict>());

  useEffect(() => () => markTitleFailed(false), []);

  const judge = (name: string, finding: Finding) => {
    const { subCode, text, values } =
      typeof finding === 'string' ? { subCode: finding, text: undefined, values: undefined } : finding;
    const words = wordsOf(subCode, text || t('subCode.FIELDS_WRONG'), values);
    verdicts.current.set(name, { finding, words });
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
      const verdict = verdicts.current.get(String(name));
      if (verdict && errors[0] === verdict.words) judge(String(name), verdict.finding);
      else unchecked.push(name);
    }
    // Rejects with what the fields show themselves.
    if (unchecked.length > 0) form.validateFields(unchecked).catch(() => undefined);
  }, [locale]);

  /** Focuses a field and marks the page as failed. */
  const refuse = (field: Name) => {
    markTitleFailed(true);
    form.focusField(field);
  };

  /**
   * Says at each field what the server found wrong there, given as subCodes by field name (422), and focuses the
   * first. False, and nothing happens, where none of them is a field of this form.
   */
  const showFieldErrors = (fields: Verdicts = {}): boolean => {
    const wrong = form
      .getFieldsError()
      .map(({ name }) => String(name))
      .filter((name) => Object.hasOwn(fields, name));
    for (const name of wrong) judge(name, fields[name] as Finding);
    const [first] = wrong;
    if (first === undefined) return false;
    refuse(first);
    return true;
  };

  return {
    refuse,
    showFieldErrors,
    onSubmitStart: () => markTitleFailed(false),
    onFinishFailed: ({ errorFields }: { errorFields: { name: (string | number)[] }[] }) => {
      const [first] = errorFields;
      if (first) refuse(first.name);
    },
  };
}
