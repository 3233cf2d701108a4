/** Renders a page with the real models in a real dva store, and with a router in memory. */
// dva's sagas need it as a global; Umi includes it in the build.
import 'regenerator-runtime/runtime';
// biome-ignore lint/suspicious/noTsIgnore: the package has no types; Umi's own file ignores this error, too.
// @ts-ignore
import { create, Provider, useDispatch, useSelector } from '@umijs/plugins/libs/dva';
// biome-ignore lint/suspicious/noTsIgnore: as above
// @ts-ignore
import createLoading from 'dva-loading';
import { type ReactElement, type ReactNode, useLayoutEffect, useState } from 'react';
import { MemoryRouter, Outlet, Route, Routes, useNavigate } from 'react-router-dom';
import frontTable from '@/models/frontTable';
import global, { type GlobalState } from '@/models/global';
import login from '@/models/login';
import { ModelHooks, router } from '../fakes/umi';

/** Navigates as the browser's own buttons do: not recorded in `visits`. */
export const openByBrowser = (path: string) => router.navigate?.(path);

function HistoryOfRouter() {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    router.navigate = navigate;
    return () => {
      router.navigate = undefined;
    };
  }, [navigate]);
  return null;
}

/** Creates a store as Umi does: with the models and dva-loading. */
function createStore(state: Partial<GlobalState>) {
  const initialState = { global: { ...global.state, ...state } };
  const app = create(
    // As in src/app.tsx: dva throws the error of an effect again if there is no handler.
    { initialState, onError: () => undefined },
    { initialReducer: {}, setupMiddlewares: (middlewares: unknown[]) => middlewares, setupApp() {} },
  );
  app.use(createLoading());
  for (const model of [global, login, frontTable]) app.model({ ...model });
  app.start();
  return app._store;
}

interface Props {
  /** The address of the page. */
  path?: string;
  /** The path of its route, with parameters. */
  route?: string;
  layout?: ReactElement;
  /** State of the global model that differs from its initial one. */
  state?: Partial<GlobalState>;
  children: ReactNode;
}

/** Renders a page in its layout, at an address. */
export function PageAt({ path = '/', route = '*', layout, state = {}, children }: Props) {
  const [store] = useState(() => createStore(state));
  return (
    <Provider store={store}>
      <ModelHooks.Provider value={{ useSelector, useDispatch }}>
        <MemoryRouter initialEntries={[path]}>
          <HistoryOfRouter />
          <Routes>
            <Route element={layout ?? <Outlet />}>
              <Route path={route} element={children} />
            </Route>
          </Routes>
        </MemoryRouter>
      </ModelHooks.Provider>
    </Provider>
  );
}
