/** The digital certificates that sign in to the signed-in person's account. */
import { createHandlers } from '../_domain/http/handlers';
import { bindCertificate, listCertificates, unbindCertificate } from '../_domain/member/certificates';

export default createHandlers({
  certificates: ({ account }) => listCertificates(account),
  bindCertificate,
  unbindCertificate: (ctx) => unbindCertificate(ctx, ctx.params.id),
});
