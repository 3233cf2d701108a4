/** Providers of other login channels. */
import { userTypes } from '../src/validation/people';
import { oneOf, readFields } from './_domain/fields';
import { handlers } from './_domain/http';
import { providersOf } from './_domain/providers';

export default handlers({
  findWithUserType: ({ query, lang }) =>
    providersOf(readFields(query, { userType: oneOf(...userTypes) }).userType, lang),
});
