/** Endpoints that applications call to sign people in with the portal. */
import { createOAuthHandlers } from './_domain/http/oauthHandlers';
import { getDiscovery, getJwks } from './_domain/oauth/discovery';
import { exchangeCode } from './_domain/oauth/token';
import { getUserinfo } from './_domain/oauth/userinfo';

export default createOAuthHandlers({
  'GET /.well-known/openid-configuration': getDiscovery,
  'GET /oauth2/jwks': getJwks,
  'POST /oauth2/token': exchangeCode,
  'GET /oauth2/userinfo': getUserinfo,
  'POST /oauth2/userinfo': getUserinfo,
});
