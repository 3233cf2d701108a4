import type { PhoneAction } from './api';
import type { ToolWord } from './words';

/** What a phone can do before it has scanned a QR code, and after. */
export const phoneActs: Record<'before' | 'after', readonly [PhoneAction, ToolWord][]> = {
  before: [['scan', 'phone.scan']],
  after: [
    ['confirm', 'phone.confirm'],
    ['cancel', 'phone.cancel'],
  ],
};
