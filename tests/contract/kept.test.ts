/**
 * Data that the portal stores on a device or in a tab contain no secret, and nothing that a step-up revealed.
 * @jest-environment ./tests/support/sourcesEnvironment.js
 */
import ts from 'typescript';
import { findConstant } from './imports';
import { at, filesBelow, isInside, nodes, parse, parseCode } from './sources';

const STORAGE = 'src/utils/storage';
const files = filesBelow('src');

/** Ways to store data without a module of utils/storage. */
const BROWSER_STORAGE =
  /^(?:(?:window|globalThis|self)\??\.)?(?:localStorage|sessionStorage|indexedDB|caches)$/;

function keepsByItself(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) {
    return node.getText() === 'document.cookie' || BROWSER_STORAGE.test(node.getText());
  }
  if (!ts.isIdentifier(node) || !BROWSER_STORAGE.test(node.text)) return false;
  return ts.isPropertyAccessExpression(node.parent) && node.parent.expression === node;
}

const found = (test: (node: ts.Node) => boolean, source: ts.SourceFile): string[] =>
  [...nodes(source)].filter(test).map((node) => at(source, node));

const toSource = (code: string) => parseCode('probe.tsx', code);

test.each([
  'localStorage.setItem("a", b)',
  'window.sessionStorage.a = b',
  'document.cookie = a',
  'caches.open("a")',
])('finds that %s stores data', (code) => {
  expect(found(keepsByItself, toSource(code))).not.toEqual([]);
});

/** Other files that use the browser's storage, with the reason. */
const OTHERS: Record<string, string> = {
  'src/prerender/early.ts': 'reads the theme before any module is loaded',
  'src/utils/i18n/locale.ts': 'sends the language to the server in a cookie',
};

test('stores data only in utils/storage', () => {
  const others = files.filter((file) => !isInside(file, STORAGE) && !(file in OTHERS));
  expect(others.flatMap((file) => found(keepsByItself, parse(file)))).toEqual([]);
});

const propertyNames = (node: ts.Expression): string[] | undefined =>
  ts.isObjectLiteralExpression(node) ? node.properties.map((one) => one.name?.getText() ?? '…') : undefined;

/** Returns the names of fields that an expression lists; undefined if they cannot be read from the sources. */
function listFields(source: ts.SourceFile, node: ts.Expression): string[] | undefined {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)) {
    return listFields(source, node.expression);
  }
  if (ts.isStringLiteral(node)) return [node.text];
  if (ts.isSpreadElement(node)) return listFields(source, node.expression);
  if (ts.isArrayLiteralExpression(node))
    return joinLists(node.elements.map((one) => listFields(source, one)));
  if (ts.isConditionalExpression(node)) {
    return joinLists([node.whenTrue, node.whenFalse].map((one) => listFields(source, one)));
  }
  if (ts.isIdentifier(node)) {
    if (node.text === 'undefined') return [];
    const constant = findConstant(source, node.text);
    return constant && (propertyNames(constant.value) ?? listFields(constant.source, constant.value));
  }
  if (ts.isCallExpression(node) && node.expression.getText() === 'Object.keys' && node.arguments[0]) {
    return listFields(source, node.arguments[0]);
  }
  return undefined;
}

/** Joins several lists; undefined if one of them is unknown. */
const joinLists = (lists: (string[] | undefined)[]): string[] | undefined =>
  lists.includes(undefined) ? undefined : lists.flatMap((list) => list ?? []);

/**
 * Returns the expression that lists a form's stored fields: options of useForm, and arguments of functions that store
 * by name.
 */
function keptFields(node: ts.Node): ts.Expression | undefined {
  if (ts.isPropertyAssignment(node)) {
    const name = node.name.getText();
    const isDraft = name === 'fields' && ts.isPropertyAssignment(node.parent.parent);
    const owner = isDraft ? (node.parent.parent as ts.PropertyAssignment).name.getText() : '';
    if (name === 'keptFields' || name === 'draftFields' || owner === 'draft') return node.initializer;
    return undefined;
  }
  if (!ts.isCallExpression(node)) return undefined;
  const position = { useTabState: 2, readDraft: 1, writeDraft: 2 }[node.expression.getText()];
  return position === undefined ? undefined : node.arguments[position];
}

/** These files pass on the fields that the forms name. */
const HANDED_ON = [
  'src/components/Form/useForm.ts',
  'src/components/Form/useDraft.ts',
  'src/pages/user/info_manage/address_manage/useAddressForm.ts',
];

interface Kept {
  where: string;
  fields: string[] | undefined;
}

const listKept = (source: ts.SourceFile): Kept[] =>
  [...nodes(source)].flatMap((node) => {
    const fields = keptFields(node);
    return fields ? [{ where: at(source, node), fields: listFields(source, fields) }] : [];
  });

const kept = files
  .filter((file) => !isInside(file, STORAGE) && !HANDED_ON.includes(file))
  .flatMap((file) => listKept(parse(file)));

/** Names of fields that contain a secret, or the number of a document, a card or a company. */
const SECRET =
  /pass|pwd|pin$|secret|token|captcha|code(?!s)(?:$|\d)|answer|idNo|(?:cert|card|document|license|bank)(?:No|Number|Card)|uscc|orgCode/i;
const isSecret = (field: string) => SECRET.test(field) && !/postcode/i.test(field);

test.each(['pwd', 'newPwd2', 'stepUpPassword', 'code', 'captcha', 'answers.0', 'idNo', 'uscc', 'cardNumber'])(
  'takes a field named %s for a secret',
  (field) => {
    expect(isSecret(field)).toBe(true);
  },
);

test.each([
  [`useForm({ draft: { name: 'x', fields: ['name', 'pwd'] } })`, ['name', 'pwd']],
  [`const A = ['a'] as const; useForm({ keptFields: x ? undefined : [...A, 'b'] })`, ['a', 'b']],
  [
    `const BLANK = { one: '', two: '' }; useTabState(form, 'x', Object.keys(BLANK) as string[])`,
    ['one', 'two'],
  ],
  ['useForm({ keptFields: props.fields })', undefined],
])('finds that %s stores %j', (code, fields) => {
  expect(listKept(toSource(code)).map((one) => one.fields)).toEqual([fields]);
});

test('lists the stored fields of every form explicitly', () => {
  expect(kept.length).toBeGreaterThan(15);
  expect(kept.filter(({ fields }) => fields === undefined).map(({ where }) => where)).toEqual([]);
});

test('stores no secret and no document number of any form', () => {
  expect(kept.filter(({ fields = [] }) => fields.some(isSecret))).toEqual([]);
});

/** Names that provide values revealed by a step-up. */
const REVEALING = ['useReveal', 'getOwnValue', 'getAddress', 'OwnValue', 'RevealableValue'];
/** Modules that would store such values. */
const KEEPING = /^@\/(?:utils\/storage\/|hooks\/useTabState$)/;

const importsOf = (source: ts.SourceFile): [from: string, names: string[]][] =>
  [...nodes(source)].filter(ts.isImportDeclaration).map((node) => {
    const bindings = node.importClause?.namedBindings;
    const names =
      bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
    return [(node.moduleSpecifier as ts.StringLiteral).text, names];
  });

test('stores nothing in files that read values revealed by a step-up', () => {
  const revealing = files.filter((file) =>
    importsOf(parse(file)).some(([, names]) => names.some((name) => REVEALING.includes(name))),
  );
  expect(revealing.length).toBeGreaterThan(5);
  const keeping = revealing.filter((file) => importsOf(parse(file)).some(([from]) => KEEPING.test(from)));
  expect(keeping).toEqual([]);
});

/** Forms that start with revealed values, and their only fields that may be stored. */
const UNGUARDED: Record<string, string[]> = {
  'src/pages/user/info_manage/address_manage/modify/components/ModifyAddressForm.tsx': [
    'district',
    'label',
    'isDefault',
  ],
};

test.each(Object.entries(UNGUARDED))('%s stores only %j of the revealed values', (file, fields) => {
  expect(listKept(parse(file)).flatMap((one) => one.fields)).toEqual(fields);
});
