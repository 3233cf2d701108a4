/** Schemas of fields that the legacy template's forms share. */
import * as v from 'valibot';
import type { Finding } from '../../validation/templateForms';
import { isVisible, normalizeLines } from '../../validation/text';
import { text } from './fields';

/** In UTF-16 units: a character has one or more. A text beyond it is too long whatever it is made of. */
const UNITS_MAX = 20_000;

/** A text that is not blank, taken as it is. */
export const visibleText = v.pipe(text(UNITS_MAX), v.check(isVisible, 'FIELD_REQUIRED'));

/** A text that is not blank and passes a check of `src/validation`, as it is stored. */
export const passing = (check: (value: string) => Finding) =>
  v.pipe(
    visibleText,
    v.check((value) => check(value)?.id !== 'template.text.long', 'FIELD_TOO_LONG'),
    v.check((value) => check(value) === null),
    v.transform(normalizeLines),
  );
