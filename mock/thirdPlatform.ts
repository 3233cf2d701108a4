/** Providers of other login channels. */
import { createHandlers } from './_domain/http/handlers';
import { listProviders } from './_domain/store/providers';

export default createHandlers({
  findWithUserType: ({ query, lang }) => listProviders(query.userType, lang),
});
