/** Registration: a proved number, the form, the link in the mail. */

import type { Body } from '@/contract';
import { registrationEndpoints } from '@/contract/registration';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(registrationEndpoints);

/** Exchanges a code for a ticket that proves the number, for a registration, a guardian or an appeal. */
export const proveMobile = (body: Body<'proveMobile'>) => call('proveMobile', { body });

/** Resolves with whether account name, ID number and credit code are free; reserves nothing. */
export const checkRegistration = (body: Body<'checkRegistration'>) => call('checkRegistration', { body });

/** Creates the account. The server sends a mail to activate it. */
export const register = (body: Body<'register'>) => call('register', { body });

/** Reads the status of a registration. This call and the next two show no notice: the page shows their errors. */
export const getActivation = (id: string) => call('activation', { query: { id }, quiet: true });

/** Activates the account by the link of an activation mail. */
export const activate = (token: string) => call('activate', { body: { token }, quiet: true });

/** Sends the mail again. The previous link becomes invalid. */
export const resendActivation = (id: string) => call('resendActivation', { body: { id }, quiet: true });
