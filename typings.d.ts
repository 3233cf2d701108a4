import '@umijs/max/typings';
import type { FirstPage } from './config/firstPages';

/** Build-time flags, set in .umirc.ts. */
declare global {
  /** The outbox and the other side's pages are part of this build. */
  const MOCK_TOOLS: boolean;
  /** The legacy template's screens are part of this build. */
  const TEMPLATE_PAGES: boolean;
  /** Rows of the route table that the first scripts carry. */
  const FIRST_PAGES: readonly FirstPage[];
  /** Base path the portal lives under. */
  const PORTAL_BASE: string;
  /** Hosts the server may send the browser to, separated by commas; the domain's answer adds to them. */
  const REDIRECT_HOSTS: string;
  const ANALYTICS_GOOGLE_ID: string;
  const ANALYTICS_BAIDU_ID: string;
  interface Window {
    /** Presses in the HTML of the page, in order, with the state of a choice after each, until the portal replays them. */
    earlyPresses?: { control: HTMLButtonElement | HTMLInputElement; checked: boolean }[];
    /** The embedding site's language choice (specification, section 4). */
    g_lang?: string;
  }
}
