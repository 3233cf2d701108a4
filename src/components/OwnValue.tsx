import { useCallback } from 'react';
import type { OwnField } from '@/contract';
import { useT } from '@/hooks/useT';
import { getOwnValue } from '@/services/account';
import { RevealableValue } from './RevealableValue';

interface Props {
  field: OwnField;
  /** As the server told it; not ''. */
  masked: string;
}

/** One value of the signed-in person's record: masked, and in full for a while where they ask for it. */
export function OwnValue({ field, masked }: Props) {
  const t = useT();
  const read = useCallback(() => getOwnValue(field), [field]);
  // What is shown of a value that has changed meanwhile is out of date.
  return <RevealableValue key={masked} field={t(`identity.${field}`)} masked={masked} read={read} />;
}
