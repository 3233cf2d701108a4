/** What applications call themselves when they sign people in with the portal. */
import { discovery, jwks } from './_domain/oauthDiscovery';
import { oauth } from './_domain/oauthHttp';
import { token } from './_domain/oauthToken';
import { userinfo } from './_domain/oauthUserinfo';

export default oauth({
  'GET /.well-known/openid-configuration': discovery,
  'GET /oauth2/jwks': jwks,
  'POST /oauth2/token': token,
  'GET /oauth2/userinfo': userinfo,
  'POST /oauth2/userinfo': userinfo,
});
