/** The signed-in person's uploads. */
import { storeUpload } from '../_domain/forms/uploads';
import { createHandlers } from '../_domain/http/handlers';

export default createHandlers({
  uploadOwnFile: ({ req, account }) => storeUpload(req, account.id, { content: true }),
});
