/** Links to the e-mail address and the phone number of the portal's staff, which the server sends. */

/** One address without a display name, and none of the characters that add a recipient, a header or a text (RFC 6068). */
const EMAIL = /^[a-z0-9._+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,63}$/i;
const PHONE = /^\+?\(?\d(?:[ ()-]{0,2}\d){2,19}$/;

/** Returns a mailto link to one address; undefined for any other text. */
export const getMailHref = (email: string): string | undefined =>
  EMAIL.test(email) ? `mailto:${email}` : undefined;

/** Returns a tel link to a number, without its separators (RFC 3966); undefined for any other text. */
export const getCallHref = (phone: string): string | undefined =>
  PHONE.test(phone) ? `tel:${phone.replace(/[ ()-]/g, '')}` : undefined;
