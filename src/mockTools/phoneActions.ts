import type { PhoneAction } from './api';
import type { ToolMessageKey } from './messages';

/** What a phone can do before it has scanned a QR code, and after. */
export const phoneActions: Record<'before' | 'after', readonly [PhoneAction, ToolMessageKey][]> = {
  before: [['scan', 'phone.scan']],
  after: [
    ['confirm', 'phone.confirm'],
    ['cancel', 'phone.cancel'],
  ],
};
