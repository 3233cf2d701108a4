/** Envelope codes: specification, sections 7 and 8. */
export const CODE_SUCCESS = 20000;
/** With subCode WAITING and subMsg `waiting`, it is the only refusal without a notification. */
export const CODE_WAITING = 20002;
/** Any other business refusal. */
export const CODE_REFUSED = 40000;
export const WAITING_MESSAGE = 'waiting';
