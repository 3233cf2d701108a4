/** Refusals that concern the new password, for useForm's `errorFields`. */
export const NEW_PASSWORD_ERROR_FIELDS = {
  PASSWORD_TOO_SHORT: 'newPwd',
  PASSWORD_WEAK: 'newPwd',
  PASSWORD_BREACHED: 'newPwd',
  PASSWORD_SAME: 'newPwd',
  PASSWORD_CONTAINS: 'newPwd',
};
