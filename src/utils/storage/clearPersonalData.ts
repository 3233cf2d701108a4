/** Removes personal data of the previous user. Called at every sign-in and sign-out. */
import { forgetCodes } from './codeStore';
import { clearAllTabState } from './tabStorage';

/** Clears the state of this tab and the sent codes. */
export function clearPersonalData() {
  clearAllTabState();
  forgetCodes();
}
