import frontTable, { type FrontTableState } from '@/models/frontTable';
import global, { type GlobalState } from '@/models/global';
import login, { type LoginState } from '@/models/login';

// dva's CommonJS build needs this global; the app bundles the ES module, which does not.
require('regenerator-runtime/runtime');
// Umi's dva has no types of its own.
const { create } = require('dva');

interface State {
  global: GlobalState;
  frontTable: FrontTableState;
  login: LoginState;
}

/** Creates a dva store with the three models. */
export function makeStore() {
  const app = create(
    // The caller of dispatch receives an effect's error, as in the app.
    { onError: () => undefined },
    {
      initialReducer: {},
      setupMiddlewares: (middlewares: unknown[]) => middlewares,
      setupApp: () => undefined,
    },
  );
  for (const model of [global, frontTable, login]) app.model(model);
  app.start();
  return {
    dispatch: app._store.dispatch as (action: { type: string; payload?: unknown }) => Promise<unknown>,
    state: (): State => app._store.getState(),
  };
}
