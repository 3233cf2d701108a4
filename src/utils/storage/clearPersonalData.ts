/** What a person leaves on the device: gone at every sign-in and sign-out, before the next one looks. */
import { forgetCodes } from './codeStore';
import { clearAllTabState } from './tabStorage';

/** Clears what was typed and which codes were sent. */
export function clearPersonalData() {
  clearAllTabState();
  forgetCodes();
}
