import type { FormInstance } from 'antd';
import { useState } from 'react';
import { isBreached } from '@/services/passwords';

/**
 * Checks whether a new password is known from a data leak. Call `check` on blur, not while the user types: the hashes
 * of each prefix of the password would reveal it. The field `newPwd` is validated again if its password is breached.
 * If the check fails, the password is accepted here; the server checks it again.
 */
export function useBreachCheck(form: FormInstance) {
  /** Whether each checked password is breached; false while the check is pending. */
  const [checked] = useState(() => new Map<string, boolean>());

  const check = async (password: string) => {
    if (checked.has(password)) return;
    checked.set(password, false);
    try {
      if (!(await isBreached(password))) return;
    } catch {
      checked.delete(password);
      return;
    }
    checked.set(password, true);
    // It rejects with errors that the field shows itself.
    if (form.getFieldValue('newPwd') === password) form.validateFields(['newPwd']).catch(() => undefined);
  };
  return { check, isKnownBreached: (password: string) => checked.get(password) === true };
}
