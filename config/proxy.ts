/** Origin of the API server for `npm run start:no-mock`. */
const target = process.env.PORTAL_API ?? 'http://localhost:8080';

const proxy = Object.fromEntries(
  ['/anonApi', '/authApi', '/thirdPlatform', '/oauth2', '/.well-known'].map((prefix) => [
    prefix,
    { target, changeOrigin: true },
  ]),
);

export default proxy;
