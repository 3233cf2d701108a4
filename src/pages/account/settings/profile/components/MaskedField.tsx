import { Button, Form, Input, type InputProps } from 'antd';
import { useEffect, useRef } from 'react';
import { ReadOnlyFieldRow } from '@/components/Value/ReadOnlyFieldRow';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import type { Problem } from '@/validation/problem';
import './MaskedField.css';

interface Props {
  /** Name of the field in the surrounding form. */
  name: string;
  label: string;
  /** The masked value; '' if there is none. */
  known: string;
  check: (value: string) => Problem;
  /** Normalizes the input as the portal stores it. */
  normalize: (value: string) => string;
  hint: string;
  input: InputProps;
}

/**
 * A value that is shown masked and stays unchanged until the user replaces it in an empty field. The form's value is
 * undefined while it stays unchanged.
 */
export function MaskedField({ name, label, known, check, normalize, hint, input }: Props) {
  const t = useT();
  const rule = useFieldRule();
  const form = Form.useFormInstance();
  const typed: string | undefined = Form.useWatch(name, { form, preserve: true });
  const row = useRef<HTMLDivElement>(null);
  const shouldFocus = useRef(false);
  const isOpen = known === '' || typed !== undefined;

  /** The pressed button is unmounted; its replacement takes the focus. */
  const set = (value: string | undefined) => {
    shouldFocus.current = true;
    form.setFieldValue(name, value);
    if (value === undefined) form.setFields([{ name, errors: [] }]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: run only after opening or closing
  useEffect(() => {
    if (shouldFocus.current) row.current?.querySelector<HTMLElement>('input, button')?.focus();
    shouldFocus.current = false;
  }, [isOpen]);

  if (!isOpen) {
    return (
      <div ref={row}>
        <ReadOnlyFieldRow
          label={label}
          action={
            <Button aria-label={t('profile.change.one', { field: label })} onClick={() => set('')}>
              {t('form.change')}
            </Button>
          }
          hint={t('profile.known')}
        >
          {known}
        </ReadOnlyFieldRow>
      </div>
    );
  }
  return (
    <div ref={row} className="masked-field-open">
      <Form.Item
        name={name}
        label={label}
        required
        extra={hint}
        rules={[rule((value) => check(normalize(value)))]}
      >
        <Input {...input} name={name} onBlur={() => typed && form.setFieldValue(name, normalize(typed))} />
      </Form.Item>
      {known !== '' && (
        <Button aria-label={t('profile.keep.one', { field: label })} onClick={() => set(undefined)}>
          {t('profile.keep')}
        </Button>
      )}
    </div>
  );
}
