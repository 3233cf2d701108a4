import { useCallback } from 'react';
import type { OwnField } from '@/contract';
import { useT } from '@/hooks/useT';
import { getOwnValue } from '@/services/account';
import { RevealableValue } from './RevealableValue';

interface Props {
  field: OwnField;
  /** As returned by the server; not ''. */
  masked: string;
}

/** A value of the user's own record: masked, and revealed for some time on request. */
export function OwnValue({ field, masked }: Props) {
  const t = useT();
  const read = useCallback(() => getOwnValue(field), [field]);
  // Remount when the value changes, because a revealed one is outdated.
  return <RevealableValue key={masked} field={t(`identity.${field}`)} masked={masked} read={read} />;
}
