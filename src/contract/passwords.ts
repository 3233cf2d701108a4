/** Passwords that are known from data leaks. */
import * as v from 'valibot';
import type { EndpointRows } from './endpoint';

export const passwordsEndpoints = {
  /**
   * The rest of each SHA-1 that begins with the prefix: 35 upper-case hexadecimal digits. Includes random values as
   * padding.
   */
  breachedRange: {
    call: 'GET /anonApi/account/v1/breachedPasswords',
    data: v.array(v.string()),
  },
} satisfies EndpointRows;
