/** Routes requests to the handlers of the mock portal, and reads their bodies. */
import express from 'express';
import multer from 'multer';

const BODY_LIMIT = '5mb';
/** Options of multer, which stores uploads in memory. File names are UTF-8 and may contain slashes. */
const UPLOADS = {
  limits: { fileSize: 6 * 1024 * 1024, files: 2, fields: 2, fieldSize: 1024 },
  preservePath: true,
  defParamCharset: 'utf8',
};

/** Creates a router of the mock's handlers. The first matching key takes precedence. An invalid body is ignored. */
export function createMockRouter({ handlers, jsonOptions }) {
  const router = express.Router();
  const ignoringErrors = (middleware) => (req, res, next) => middleware(req, res, () => next());
  router.use(ignoringErrors(express.json(jsonOptions)));
  router.use(ignoringErrors(express.urlencoded({ limit: BODY_LIMIT, extended: true })));
  router.use(ignoringErrors(multer(UPLOADS).any()));
  for (const [key, handler] of handlers) {
    const [method, path] = key.split(/\s+/);
    router[method.toLowerCase()](path, handler);
  }
  return router;
}
