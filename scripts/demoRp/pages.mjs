/** Pages of the demo application, in HTML without scripts or external resources. */

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 40rem; padding: 2rem 1rem; }
  .ways { display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 1.5rem 0; padding: 0; list-style: none; }
  .ways a { display: inline-block; padding: 0.6rem 1rem; border: 1px solid; border-radius: 0.4rem; }
  table { border-collapse: collapse; width: 100%; }
  caption { text-align: left; font-weight: 600; padding: 1rem 0 0.25rem; }
  th, td { text-align: left; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; overflow-wrap: anywhere; }
  th { white-space: nowrap; font-weight: 400; }`;

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (value) => String(value).replace(/[&<>"']/g, (character) => ENTITIES[character]);

const linkList = (links) =>
  `<ul class="ways">${links.map(([href, name]) => `<li><a href="${href}">${name}</a></li>`).join('')}</ul>`;

const claimsTable = (caption, claims) =>
  `<table><caption>${caption}</caption>${Object.entries(claims)
    .map(([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`)
    .join('')}</table>`;

function page(heading, ...parts) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${heading} - Demo App</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${parts.join('\n')}
</main>
</body>
</html>`;
}

const signInLinks = linkList([
  ['/sign-in', 'Sign in with the portal'],
  ['/sign-in?prompt=none', 'Sign in without a question'],
]);

/** The page for a visitor who is not signed in to the application. */
export const signedOutPage = (portal) =>
  page(
    'You are not signed in here',
    `<p>This is an application of its own. It does not know you until the portal at ${escapeHtml(portal)} says who you are. If you are still signed in there, it does not ask for the password again.</p>`,
    signInLinks,
  );

/** The page after the sign-out from the application and from the portal. */
export const portalSignedOutPage = (portal) =>
  page(
    'You are signed out',
    `<p>Of this application, and of the portal at ${escapeHtml(portal)}: the next sign-in asks for the password again.</p>`,
    signInLinks,
  );

/** The page of the signed-in user, with the claims of the ID token and of UserInfo. */
export const signedInPage = ({ idToken, userinfo, scope }) =>
  page(
    'You are signed in',
    `<p>The person allowed: ${escapeHtml(scope)}</p>`,
    claimsTable('UserInfo', userinfo),
    claimsTable('ID token', idToken),
    linkList([
      ['/sign-in?prompt=none', 'Sign in again without a question'],
      ['/sign-in?prompt=consent', 'Ask for consent again'],
      ['/sign-in?prompt=login', 'Ask for the password again'],
      ['/sign-out', 'Sign out'],
    ]),
  );

/** The page for a failed sign-in, with OAuth's error code and description. */
export const failurePage = (error, description) =>
  page(
    'Not signed in',
    `<p role="alert"><strong>${escapeHtml(error)}</strong> ${escapeHtml(description)}</p>`,
    linkList([
      ['/sign-in', 'Sign in with the portal'],
      ['/', 'Back to the start'],
    ]),
  );
