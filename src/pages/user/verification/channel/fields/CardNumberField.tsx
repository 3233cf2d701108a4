import { Form, type InputProps } from 'antd';
import type { KeyboardEvent } from 'react';
import { NumberFormatBase, type NumberFormatBaseProps } from 'react-number-format';
import { Input } from '@/components/Form/Input';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { checkBankCard, extractCardNumber, formatCardNumber } from '@/validation/bankCard';
import { type Bank, findBank } from '@/validation/banks';
import './CardNumberField.css';

const NAME = 'bankCardNo';

type RemoveFormatting = NonNullable<NumberFormatBaseProps['removeFormatting']>;
type IsCharacterSame = NonNullable<NumberFormatBaseProps['isCharacterSame']>;

const toDigits = (text: string): string => text.replace(/\D/g, '');

/** Returns the digits of the text; of pasted text only the digits of the card number in it. */
const removeFormatting: RemoveFormatting = (text, change) => {
  if (!change) return toDigits(text);
  const { from, to, lastValue } = change;
  const before = toDigits(text.slice(0, to.start));
  const added = text.slice(to.start, to.end);
  const after = toDigits(text.slice(to.end));
  // Backspace has deleted only a gap: delete the digit before it, too. Delete is handled by skipGap.
  if (added === '' && lastValue.slice(from.start, from.end) === ' ') return before.slice(0, -1) + after;
  return before + extractCardNumber(added) + after;
};

/** Makes Delete before a gap delete the digit after it. */
function skipGap({ key, currentTarget: input }: KeyboardEvent<HTMLInputElement>) {
  const { value, selectionStart: start, selectionEnd: end } = input;
  if (key !== 'Delete' || start === null || start !== end || value.charAt(start) !== ' ') return;
  input.setSelectionRange(start + 1, start + 1);
}

/** Compares characters to restore the caret, including digits that were typed full-width. */
const isCharacterSame: IsCharacterSame = (at) =>
  at.currentValue.charAt(at.currentValueIndex).normalize('NFKC') ===
  at.formattedValue.charAt(at.formattedValueIndex);

/** antd's Input reports a change with a copy of its element, but the caret has to be set in the element itself. */
function ElementInput({ onChange, ...props }: InputProps) {
  return (
    <Input
      {...props}
      onChange={(event) => onChange?.(Object.create(event, { target: { value: event.nativeEvent.target } }))}
    />
  );
}

interface ControlProps {
  name: string;
  id?: string;
  /** Digits only. */
  value?: string;
  onChange?: (digits: string) => void;
  onBlur?: () => void;
}

/**
 * A text input that shows digits in groups of four. Its autocomplete value is cc-number (WCAG 1.3.5), so that
 * browsers and assistive technology can fill in the user's card.
 */
function CardNumberInput({ value = '', onChange, ...control }: ControlProps) {
  return (
    <NumberFormatBase<InputProps>
      {...control}
      customInput={ElementInput}
      inputMode="numeric"
      autoComplete="cc-number"
      spellCheck={false}
      onKeyDown={skipGap}
      value={value}
      valueIsNumericString
      format={formatCardNumber}
      removeFormatting={removeFormatting}
      isCharacterSame={isCharacterSame}
      onValueChange={({ value: digits }, { source }) => source === 'event' && onChange?.(digits)}
    />
  );
}

function BankName({ bank, kind }: Bank) {
  const t = useT();
  const name = t(`verification.bank.${bank}`);
  return kind ? t(`bankCard.${kind}`, { bank: name }) : name;
}

/** The number of a bank card: the field `bankCardNo`, of digits only. Shows the bank's name below. */
export function CardNumberField() {
  const t = useT();
  const rule = useFieldRule();
  const form = Form.useFormInstance();
  const bank = findBank(Form.useWatch<string>(NAME, form) ?? '');
  return (
    <Form.Item
      name={NAME}
      label={t('bankCard.number')}
      required
      validateTrigger="onBlur"
      className="card-number"
      extra={<span role="status">{bank && <BankName {...bank} />}</span>}
      rules={[rule(checkBankCard)]}
    >
      <CardNumberInput name={NAME} />
    </Form.Item>
  );
}
