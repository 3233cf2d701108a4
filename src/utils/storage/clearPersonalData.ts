/** Removes personal data from the device at every sign-in and sign-out. */
import { forgetCodes } from './codeStore';
import { clearAllTabState } from './tabStorage';

/** Clears the stored input and the sent codes. */
export function clearPersonalData() {
  clearAllTabState();
  forgetCodes();
}
