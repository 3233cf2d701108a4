import { Button, Form, Input, type InputProps } from 'antd';
import { useEffect, useRef } from 'react';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import type { Problem } from '@/validation/problem';
import type { ProfileFields } from '../profileFields';
import { ReadOnlyFieldRow } from './ReadOnlyFieldRow';

interface Props {
  name: 'address' | 'phone';
  /** What is known, masked; '' for nothing. */
  known: string;
  check: (value: string) => Problem;
  /** What was typed, as the portal keeps it. */
  tidy: (value: string) => string;
  hint: string;
  input: InputProps;
}

/**
 * Something of which the portal shows only a part: it stays as it is until its owner opens an empty field in its
 * place. Undefined in the form means that it stays.
 */
export function MaskedField({ name, known, check, tidy, hint, input }: Props) {
  const t = useT();
  const rule = useFieldRule();
  const form = Form.useFormInstance<ProfileFields>();
  const typed = Form.useWatch(name, { form, preserve: true });
  const row = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const label = t(`profile.${name}`);
  const open = known === '' || typed !== undefined;

  /** What was pressed goes: the focus is in what stands there instead. */
  const set = (value: string | undefined) => {
    moved.current = true;
    form.setFieldValue(name, value);
    if (value === undefined) form.setFields([{ name, errors: [] }]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it has opened or closed
  useEffect(() => {
    if (moved.current) row.current?.querySelector<HTMLElement>('input, button')?.focus();
    moved.current = false;
  }, [open]);

  if (!open) {
    return (
      <div ref={row}>
        <ReadOnlyFieldRow
          label={label}
          action={
            <Button aria-label={t('profile.change.one', { field: label })} onClick={() => set('')}>
              {t('profile.change')}
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
    <div ref={row} className="profile-opened">
      <Form.Item
        name={name}
        label={label}
        required
        extra={hint}
        rules={[rule((value) => check(tidy(value)))]}
      >
        <Input {...input} name={name} onBlur={() => typed && form.setFieldValue(name, tidy(typed))} />
      </Form.Item>
      {known !== '' && (
        <Button aria-label={t('profile.keep.one', { field: label })} onClick={() => set(undefined)}>
          {t('profile.keep')}
        </Button>
      )}
    </div>
  );
}
