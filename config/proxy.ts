/** The server of the API without the mock (`npm run start:no-mock`). Set PORTAL_API to your server's origin. */
const target = process.env.PORTAL_API ?? 'http://localhost:8080';

const proxy = Object.fromEntries(
  ['/anonApi', '/authApi', '/thirdPlatform', '/oauth2', '/.well-known'].map((prefix) => [
    prefix,
    { target, changeOrigin: true },
  ]),
);

export default proxy;
