/** Serves docs/openapi.json, for the page /simulator/api and for generators of clients. */
import type { ServerResponse } from 'node:http';
import document from '../docs/openapi.json';

export default {
  'GET /openapi.json': (_request: unknown, response: ServerResponse) => {
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(document));
  },
};
