/** Identity verification of the signed-in person. */
import { createHandlers } from '../_domain/http/handlers';
import { findApplicationLevel } from '../_domain/signIn/applications';
import { takeReturn } from '../_domain/verification/paymentApp';
import { getVerification, startVerification } from '../_domain/verification/start';
import { getOverview, toVerification } from '../_domain/verification/views';

export default createHandlers({
  verificationOverview: ({ account, lang, query }) =>
    getOverview(account, findApplicationLevel(account, lang, query.requestId)),
  startVerification,
  verification: getVerification,
  returnVerification: (ctx) => toVerification(takeReturn(ctx)),
});
