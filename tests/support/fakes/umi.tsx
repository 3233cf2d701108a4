/**
 * Replaces '@umijs/max' in all unit tests (jest.config.js): English messages, and a history that changes the location of the
 * fake window. PageAt adds a router and the models; without it, links are plain and the domain is not loaded.
 */
import IntlMessageFormat from 'intl-messageformat';
import { createContext, type ReactNode, useContext } from 'react';
import { type NavigateFunction, Link as RouterLink, useInRouterContext } from 'react-router-dom';
import { en } from '../messages';
import { moveTo } from './fakeWindow';

export { matchPath, Outlet, useLocation, useParams, useSearchParams } from 'react-router-dom';

/** Every navigation, as 'push /path' or 'replace /path'. */
export const visits: string[] = [];

type Blocker = Parameters<import('history').History['block']>[0];
const blockers = new Set<Blocker>();

/** Works as history.block: calls the function in place of each navigation until the returned function removes it. */
function block(blocker: Blocker) {
  blockers.add(blocker);
  return () => blockers.delete(blocker);
}

/** Navigates as a link does: if the page has a blocker, calls it instead. */
export function leaveFor(pathname: string) {
  const retry = () => visits.push(`push ${pathname}`);
  if (blockers.size === 0) retry();
  for (const blocker of blockers) blocker({ location: { pathname }, retry } as never);
}

/** Function that navigates in the router of PageAt, while one is mounted. */
export const router: { navigate?: NavigateFunction } = {};

export const history = {
  push(path: string) {
    visits.push(`push ${path}`);
    moveTo(path);
    router.navigate?.(path);
  },
  replace(path: string) {
    visits.push(`replace ${path}`);
    moveTo(path);
    router.navigate?.(path, { replace: true });
  },
  block,
};

export const addLocale = jest.fn();
export const setLocale = jest.fn();

/** The locale of numbers and dates, and the messages, which are English in most tests. */
export const reader = { locale: 'en-US', messages: en as Record<string, string> };

const makeIntl = ({ locale, messages }: typeof reader) => ({
  locale,
  messages,
  /** Returns the message with its placeholders filled in; an unknown key is returned unchanged. */
  formatMessage({ id }: { id: string }, values: Record<string, unknown> = {}): string {
    const text = messages[id] ?? id;
    // Plurals and numbers in the ICU syntax.
    if (/\{\w+,/.test(text)) return new IntlMessageFormat(text, locale).format(values as never) as string;
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  },
  formatNumber: (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options).format(value),
  formatList: (items: string[]) => new Intl.ListFormat(locale).format(items),
});

let intl = makeIntl(reader);

export const getIntl = () => {
  if (intl.locale !== reader.locale || intl.messages !== reader.messages) intl = makeIntl(reader);
  return intl;
};
export const useIntl = getIntl;

/** The hooks for models. PageAt provides those of dva, which would slow down tests that need no models. */
export const ModelHooks = createContext({
  useSelector: <T,>(pick: (state: unknown) => T): T =>
    pick({ global: { domain: null, hasDomainFailed: true } }),
  useDispatch(): unknown {
    throw new Error('A component that dispatches has to be rendered in PageAt.');
  },
});
export const useSelector = <T,>(pick: (state: unknown) => T): T => useContext(ModelHooks).useSelector(pick);
export const useDispatch = () => useContext(ModelHooks).useDispatch();

export function Link({ to, ...rest }: { to: string; children?: ReactNode }) {
  return useInRouterContext() ? <RouterLink to={to} {...rest} /> : <a href={to} {...rest} />;
}
