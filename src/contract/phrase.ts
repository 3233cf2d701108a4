/** The phrase by which the owner of an account recognizes the portal (docs/api.md, Phrase). */
import * as v from 'valibot';
import { type EndpointRows, nothing, personal } from './endpoint';

/** No response to a signed-in user contains the phrase itself. */
const phrase = v.object({
  /** null for none. */
  setAt: v.nullable(v.string()),
});

/** null for anyone else, for any reason. */
const signInPhrase = v.object({ phrase: v.nullable(personal('trustedBrowser')) });

export type Phrase = v.InferOutput<typeof phrase>;

export const phraseEndpoints = {
  phrase: { call: 'GET /authApi/account/v1/phrase', data: phrase },
  setPhrase: { call: 'PUT /authApi/account/v1/phrase', data: nothing },
  removePhrase: { call: 'DELETE /authApi/account/v1/phrase', data: nothing },
  signInPhrase: { call: 'POST /anonApi/account/v1/phrase', data: signInPhrase },
} satisfies EndpointRows;
