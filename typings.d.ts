/**
 * Types that Umi would generate, for what the portal imports of them: editors and `npm run typecheck` need no generated
 * file.
 */
declare module '@@/exports' {
  export type { History } from '@umijs/renderer-react';
  export {
    Link,
    matchPath,
    Outlet,
    useLocation,
    useNavigate,
    useParams,
    useSearchParams,
  } from '@umijs/renderer-react';

  /** The part of react-intl that the portal uses. */
  interface Intl {
    locale: string;
    messages: Record<string, string>;
    formatMessage(message: { id: string }, values?: Record<string, unknown>): string;
    formatNumber(value: number, options?: Intl.NumberFormatOptions): string;
    formatList(values: readonly string[], options?: Intl.ListFormatOptions): string;
  }
  export const useIntl: () => Intl;
  export const getIntl: (locale?: string) => Intl;
  export const setLocale: (locale: string, reloads: boolean) => void;
  export const addLocale: (locale: string, messages: object) => void;

  export const history: import('@umijs/renderer-react').History;
  export const useSelector: <State, Selected>(select: (state: State) => Selected) => Selected;
  export const useDispatch: () => (action: { type: string; payload?: unknown }) => unknown;
}
declare module '@@/core/pluginConfig' {
  export interface IConfigFromPlugins {
    chainWebpack?: Parameters<import('@umijs/max').IApi['chainWebpack']>[0];
  }
}
declare module '@@/core/history';
declare module '@@/core/plugin';
declare module '@@/core/route';
declare module '*.css';

// Build-time flags, set in .umirc.ts.

/** Whether this build contains the outbox and the simulator's pages. */
declare const MOCK_TOOLS: boolean;
/** Whether this build contains the legacy template's screens. */
declare const TEMPLATE_PAGES: boolean;
/** The rows of the route table that the first scripts contain. */
declare const FIRST_PAGES: readonly import('./config/firstPages').FirstPage[];
/** Base path of the portal, such as `/portal/`. */
declare const PORTAL_BASE: string;
/** Hosts to which the server may redirect the browser, separated by commas; the domain response adds further ones. */
declare const REDIRECT_HOSTS: string;
declare const ANALYTICS_GOOGLE_ID: string;
declare const ANALYTICS_BAIDU_ID: string;
interface Window {
  /** Clicks in the HTML of the page, in order, with the state of a choice after each, until the portal replays them. */
  earlyClicks?: { control: HTMLButtonElement | HTMLInputElement; checked: boolean }[];
  /** The embedding site's language choice (specification, section 4). */
  g_lang?: string;
}
