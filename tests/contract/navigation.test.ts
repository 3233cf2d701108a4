/**
 * Only utils/routing/redirect.ts may navigate to an address. Links go to the pages of utils/routing/paths or through
 * a ServerLink (OWASP, unvalidated redirects).
 * @jest-environment ./tests/support/jest/sourcesEnvironment.js
 */
import ts from 'typescript';
import { describeRule, initialOf } from './rules';
import { nodes } from './sources';

const REDIRECT_MODULE = 'src/utils/routing/redirect.ts';
/** A global object, which code may name before `location` and the others. */
const GLOBAL = String.raw`(?:(?:window|document|self|top|parent|globalThis)\??\.)?`;
const LOCATION = new RegExp(
  String.raw`^${GLOBAL}location(?:\??\.(?:href|hash|search|pathname|host|hostname|port|protocol))?$`,
);
const CALLS = new RegExp(
  String.raw`^${GLOBAL}(?:location\??\.(?:assign|replace)|history\??\.(?:push|replace|pushState|replaceState)|navigation\??\.navigate|open)$`,
);
/** Objects that navigate, which a file could use under another name. */
const NAVIGATORS = new RegExp(`^${GLOBAL}(?:location|history|navigation)$`);
/** Their functions that navigate. */
const METHODS = /^(?:assign|replace|push|pushState|replaceState|navigate)$/;
/** Objects that have `open` and the objects that navigate. */
const WINDOW = /^(?:window|self|top|parent|globalThis)$/;

/** Returns the text of a node, with window['location'] written as window.location. */
const normalizedText = (node: ts.Node): string => node.getText().replace(/\[\s*(['"`])(\w+)\1\s*\]/g, '.$2');

/** Whether a declaration takes the router's or the browser's history, the location or one of their functions as its own. */
function renames(node: ts.Node): boolean {
  if (ts.isImportSpecifier(node)) return (node.propertyName ?? node.name).text === 'history';
  if (ts.isBindingElement(node)) {
    const { initializer } = node.parent.parent;
    const from = initializer ? normalizedText(initializer) : '';
    const name = (node.propertyName ?? node.name).getText();
    return (
      NAVIGATORS.test(node.propertyName?.getText() ?? '') ||
      (NAVIGATORS.test(from) && METHODS.test(name)) ||
      (WINDOW.test(from) && /^(?:location|history|navigation|open)$/.test(name))
    );
  }
  return (
    ts.isVariableDeclaration(node) &&
    ts.isIdentifier(node.name) &&
    NAVIGATORS.test(node.initializer ? normalizedText(node.initializer) : '')
  );
}

/** Whether a call of open() is one of the file's own functions, and not the browser's. */
const isOwnOpen = ({ expression }: ts.CallExpression): boolean =>
  expression.getText() === 'open' &&
  [...nodes(expression.getSourceFile())].some(
    (node) =>
      (ts.isBindingElement(node) || ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) &&
      node.name?.getText() === 'open',
  );

/** Whether a node navigates the browser, or changes its history. */
function navigates(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return CALLS.test(normalizedText(node.expression)) && !isOwnOpen(node);
  if (renames(node)) return true;
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    LOCATION.test(normalizedText(node.left))
  );
}

describeRule('only utils/routing/redirect.ts navigates', {
  isBroken: navigates,
  broken: [
    'location = "/x"',
    'window.location.href = "/x"',
    'location.assign("/x")',
    'window.location.replace("/x")',
    'window.open("/x")',
    'history.push("/x")',
    'window.history.replaceState(null, "", "/x")',
    'navigation.navigate("/x")',
    'open("/x")',
    'top.open("/x")',
    'window["location"] = "/x"',
    'window["location"]["href"] = "/x"',
    'document.location["assign"]("/x")',
    'const { assign } = window.location',
    'const { push: go } = history; go("/x")',
    'const { navigate } = window["navigation"]',
    'const { open } = window; open("/x")',
    'const { open: show } = window',
    'const { location } = window',
    'const { history: past } = window',
    'const out = window.location',
    'import { history as past } from "@umijs/max"',
  ],
  kept: [
    'location.pathname === "/x"',
    'const to = location.href',
    'const { search } = window.location',
    'list.push("/x")',
    'menu.open("/x")',
    'const open = () => 0; open()',
  ],
  isException: (file) => file === REDIRECT_MODULE,
});

/** Components that make a link from an address and decide which addresses they accept. */
const LINKS = [
  'src/components/Action/Link.tsx',
  'src/components/Action/LinkButton.tsx',
  'src/components/Action/ServerLink.tsx',
];
/** Other functions and components of the router that navigate. */
const ROUTER_NAVIGATION = [
  'Link',
  'NavLink',
  'Navigate',
  'useNavigate',
  'useHref',
  'useLinkClickHandler',
  'useSubmit',
  'Form',
  'Redirect',
  'createBrowserHistory',
];
/**
 * Names in the contract of addresses that a server sends: allowed for followAddress or a ServerLink, and not for
 * these functions.
 */
const SERVER_NAMES = /(?:^|\.|\?\.)(?:\w*(?:[uU]rl|[uU]ri|[lL]ink)|href|website|homepage|redirectTo)$/;
const NAVIGATE_CALLS = ['goTo', 'replaceWith'];
/** Attributes that navigate, if code sets them on an element. */
const ADDRESS_ATTRIBUTES = ['href', 'action', 'formAction', 'srcdoc', 'xlink:href'];
/** Creates the file that is downloaded from data on the page. */
const DOWNLOAD = 'src/utils/download.ts';
/** Functions that return one of the portal's own addresses, or a checked one, for any argument. */
const OWN_ADDRESSES = [
  'findMailboxUrl',
  'toHref',
  'getCertificateUrl',
  'getOpenApiUrl',
  'getMailHref',
  'getCallHref',
];

const isOwnCall = (node: ts.Node | undefined): boolean =>
  node !== undefined && ts.isCallExpression(node) && OWN_ADDRESSES.includes(node.expression.getText());

/** Whether this file determines where an `href` goes: to a part of the page, or to one of OWN_ADDRESSES. */
function isOwnAddress(value: ts.Node | undefined, source: ts.SourceFile): boolean {
  if (!value) return false;
  if (ts.isJsxExpression(value)) return isOwnAddress(value.expression, source);
  if (ts.isTemplateExpression(value)) return value.head.text.startsWith('#');
  if (ts.isStringLiteral(value)) return value.text.startsWith('#');
  return isOwnCall(ts.isIdentifier(value) ? initialOf(source, value.text) : value);
}

/** Whether an expression reads an address that comes from a server according to the contract. */
const namesServerAddress = (value: ts.Node): boolean =>
  [...nodes(value)].some((one) => ts.isPropertyAccessExpression(one) && SERVER_NAMES.test(one.getText()));

/** Whether a node is a link or a navigation whose target is not known to be the portal's own address. */
function isOpenLink(node: ts.Node, source: ts.SourceFile): boolean {
  // The compiler limits Link to the addresses of utils/routing/paths, and no cast may bypass that.
  if (ts.isAsExpression(node)) return /\b(?:Page|Route|Planned)Path\b/.test(node.type.getText());
  if (ts.isImportSpecifier(node)) {
    const from = node.parent.parent.parent.moduleSpecifier.getText();
    return (
      /@umijs|react-router/.test(from) && ROUTER_NAVIGATION.includes((node.propertyName ?? node.name).text)
    );
  }
  if (ts.isPropertyAssignment(node)) {
    // Attributes of an element, given as an object: <Button {...{ href }}>, createElement('a', { href }).
    return ['href', 'formAction'].includes(node.name.getText());
  }
  if (ts.isShorthandPropertyAssignment(node)) return node.name.text === 'href';
  if (ts.isCallExpression(node)) {
    const [first] = node.arguments;
    if (NAVIGATE_CALLS.includes(node.expression.getText())) {
      return first !== undefined && namesServerAddress(first);
    }
    const isSetting = /(?:^|\.)setAttribute(?:NS)?$/.test(node.expression.getText());
    return (
      isSetting &&
      node.arguments.some((one) => ts.isStringLiteral(one) && ADDRESS_ATTRIBUTES.includes(one.text))
    );
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    const name = /\.(\w+)$/.exec(normalizedText(node.left))?.[1] ?? '';
    return source.fileName !== DOWNLOAD && ['href', 'action', 'formAction'].includes(name);
  }
  if (ts.isJsxSpreadAttribute(node)) return node.parent.parent.tagName.getText() === 'a';
  if (!ts.isJsxAttribute(node)) return false;
  const { initializer } = node;
  switch (node.name.getText()) {
    case 'href':
    case 'formAction':
    case 'xlinkHref':
      return !isOwnAddress(initializer, source);
    case 'action':
      return node.parent.parent.tagName.getText() === 'form';
    case 'to':
      return (
        [...nodes(node)].some((one) => ts.isAsExpression(one) || ts.isNonNullExpression(one)) ||
        (node.parent.parent.tagName.getText() !== 'ServerLink' && namesServerAddress(node))
      );
    default:
      return false;
  }
}

describeRule('links have an address of the portal, or are a ServerLink', {
  isBroken: isOpenLink,
  broken: [
    `import { Link } from '@umijs/max'`,
    `import { useNavigate as go } from '@umijs/max'`,
    '<a href={notice.link} />',
    '<a href={address} />',
    'const address = notice.link; <a href={address} />',
    '<Button href="https://example.com" />',
    '<a {...rest} />',
    '<form action={address} />',
    '<Link to={notice.link as never} />',
    '<LinkButton to={notice.link} />',
    'const path = notice.link as PagePath',
    `import { useLinkClickHandler } from 'react-router-dom'`,
    '<Button {...{ href: notice.link }} />',
    'createElement("a", { href })',
    'const a = document.createElement("a"); a.href = notice.link',
    'a["href"] = notice.link',
    'a.setAttribute("href", notice.link)',
    'goTo(notice.link)',
    'replaceWith(result.redirectUrl ?? HOME_PATH)',
    'goTo(client.logoUri + query)',
  ],
  kept: [
    `import { Link } from '@/components/Action/Link'`,
    '<Link to={SIGN_IN_PATH} />',
    '<a href="#main" />',
    '<ServerLink to={notice.link} />',
    '<LinkButton to={next.to} />',
    'goTo(next.to)',
    'goTo(toCompanySpacePath(role.id))',
    'const { href } = window.location',
    'a.setAttribute("lang", notice.link)',
    'const address = findMailboxUrl(email); <Button href={address} />',
  ],
  isException: (file) => LINKS.includes(file),
});

// A link can open in a new tab, a button cannot.
describeRule('pages are opened by links, not by buttons', {
  isBroken: (node) => ts.isJsxAttribute(node) && /^onClick=\{\(\) => goTo\(/.test(node.getText()),
  broken: ['<Button onClick={() => goTo(HOME_PATH)} />'],
  kept: ['<LinkButton to={HOME_PATH} />'],
  isException: (file) => /^src\/(?:mockTools|pages\/template)\//.test(file),
});
