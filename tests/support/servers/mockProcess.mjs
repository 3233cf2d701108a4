/**
 * A forked process that starts mock portals for tests, each with its own state and with the given faults. It responds to a
 * message `{ id, faults }` with `{ id, origin }` or `{ id, error }`, and ends with its parent process.
 */
import express from 'express';
import { createMockRouter } from '../../../scripts/serve/mockRouter.mjs';
import { answerFailure, listen, refuseCalls } from '../../../scripts/serve.mjs';
import { bundleServerParts, loadOnce } from '../../../scripts/shared/serverParts.mjs';
import { cheapProof } from './cheapProof.mjs';
import { replaceTexts } from './replaceTexts.mjs';

/** Without this change, the portals of one process would share the state on globalThis. */
const OWN_STATE = {
  file: 'mock/_domain/store/state.ts',
  find: "Symbol.for('identity-portal.mock.state')",
  replace: 'Symbol()',
};

async function start(faults) {
  const parts = await loadOnce(await bundleServerParts([replaceTexts([OWN_STATE, cheapProof, ...faults])]));
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(refuseCalls(parts));
  app.use(createMockRouter(parts));
  app.use(answerFailure(parts));
  return listen(app);
}

process.on('message', async ({ id, faults = [] }) => {
  try {
    const { origin } = await start(faults);
    process.send({ id, origin });
  } catch (error) {
    process.send({ id, error: error.message });
  }
});
process.on('disconnect', () => process.exit(0));
