/** Providers of other login channels. */
import { userTypes } from '../src/validation/people';
import { oneOf, readFields } from './_domain/forms/fields';
import { createHandlers } from './_domain/http/handlers';
import { listProviders } from './_domain/store/providers';

export default createHandlers({
  findWithUserType: ({ query, lang }) =>
    listProviders(readFields(query, { userType: oneOf(...userTypes) }).userType, lang),
});
