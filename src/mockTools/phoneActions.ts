import type { PhoneAction } from './api';
import type { ToolMessageKey } from './messages';

/** The phone's available actions before and after scanning a QR code. */
export const phoneActions: Record<'before' | 'after', readonly [PhoneAction, ToolMessageKey][]> = {
  before: [['scan', 'phone.scan']],
  after: [
    ['confirm', 'phone.confirm'],
    ['cancel', 'phone.cancel'],
  ],
};
