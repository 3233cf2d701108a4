/** Sends page views to Google or Baidu if the build has an id for them. Without an id, it loads and sends nothing. */

type Queue = { push: (command: unknown) => unknown };
type AnalyticsWindow = Window & { dataLayer?: unknown[]; _hmt?: Queue };

const googleId = () => (typeof ANALYTICS_GOOGLE_ID === 'string' ? ANALYTICS_GOOGLE_ID : '');
const baiduId = () => (typeof ANALYTICS_BAIDU_ID === 'string' ? ANALYTICS_BAIDU_ID : '');

function loadScript(src: string) {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/** gtag reads `arguments` objects from the queue, so this is no arrow function. */
function gtag(..._command: unknown[]) {
  // biome-ignore lint/complexity/noArguments: gtag tells commands from data by the type of the queue's entries.
  (window as AnalyticsWindow).dataLayer?.push(arguments);
}

function sendToGoogle(id: string, path: string) {
  const page = window as AnalyticsWindow;
  if (!page.dataLayer) {
    page.dataLayer = [];
    loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
    gtag('js', new Date());
    gtag('config', id, { send_page_view: false });
  }
  // By default, gtag would send the whole address and the referrer, including their queries.
  const address = `${window.location.origin}${path}`;
  gtag('event', 'page_view', { page_path: path, page_location: address, page_referrer: '' });
}

function sendToBaidu(id: string, path: string) {
  const page = window as AnalyticsWindow;
  if (!page._hmt) {
    page._hmt = [] as unknown[];
    page._hmt.push(['_setAutoPageview', false]);
    loadScript(`https://hm.baidu.com/hm.js?${encodeURIComponent(id)}`);
  }
  page._hmt.push(['_trackPageview', path]);
}

/** Reports a page view. Passes the path only, because a query may contain tokens and codes. */
export function trackPageview(address: string) {
  const path = address.replace(/[?#].*$/s, '');
  if (googleId()) sendToGoogle(googleId(), path);
  if (baiduId()) sendToBaidu(baiduId(), path);
}
