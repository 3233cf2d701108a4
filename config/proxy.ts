import { mockPrefix, serverPrefixes } from '../src/contract/prefixes';

/** Origin of the API server for `npm run start:no-mock`. */
const target = process.env.PORTAL_API ?? 'http://localhost:8080';

const prefixes = serverPrefixes.filter((prefix) => prefix !== mockPrefix);

const proxy = Object.fromEntries(prefixes.map((prefix) => [prefix, { target, changeOrigin: true }]));

export default proxy;
