/** The signed-in person's uploads. */
import { keepUpload } from '../_domain/files';
import { handlers } from '../_domain/http';

export default handlers({
  uploadOwnFile: ({ req, account }) => keepUpload(req, account.id, { content: true }),
});
