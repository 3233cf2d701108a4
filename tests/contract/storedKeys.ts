/** Reads from the sources under which names the portal stores data on the device. */
import ts from 'typescript';
import { findConstant } from './imports';
import { at, filesBelow, nodes, parse } from './sources';

/** Replaces the variable part of a name: `address ${id}` is `address …`. */
const VARIABLE_PART = '…';

/** Functions with a storage key as argument, and its position, counted from 0. */
const KEY_AT: Record<string, number> = {
  readText: 1,
  writeText: 1,
  removeStored: 1,
  readJson: 1,
  writeJson: 1,
};
/** Functions with the name of data in tab storage, which has its own prefix. */
const TAB_NAME_AT: Record<string, number> = {
  readTabState: 0,
  writeTabState: 0,
  clearTabState: 0,
  useTabState: 1,
  createTicketStore: 0,
};
const DRAFT_NAME_AT: Record<string, number> = { readDraft: 0, writeDraft: 1, forgetDraft: 0 };

/** Components whose name becomes that of a form with stored fields. */
const NAMED_FORMS = ['MobileCodeForm', 'AppealAdditionForm'];

/** Files that get a key or a name from their callers. */
const GENERIC_FILES = [
  'src/utils/storage/storage.ts',
  'src/utils/storage/tabStorage.ts',
  'src/utils/storage/drafts.ts',
  'src/utils/storage/ticketStore.ts',
  'src/hooks/useTabState.ts',
  'src/components/Form/useForm.ts',
  'src/components/Form/useDraft.ts',
  'src/components/Field/MobileCode/MobileCodeForm.tsx',
  'src/pages/user/appeal/detail/components/AppealAdditions.tsx',
  'src/utils/storage/actingStore.ts',
];

const sources = new Map<string, ts.SourceFile>();
function open(file: string): ts.SourceFile {
  const source = sources.get(file) ?? parse(file);
  sources.set(file, source);
  return source;
}

/** Returns the text of an expression; undefined if it is known only at run time. */
function evaluate(source: ts.SourceFile, node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.head.text + VARIABLE_PART;
  if (ts.isAsExpression(node)) return evaluate(source, node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const start = evaluate(source, node.left);
    return start === undefined ? undefined : start + VARIABLE_PART;
  }
  if (!ts.isIdentifier(node)) return undefined;
  const constant = findConstant(source, node.text, open);
  return constant && evaluate(constant.source, constant.value);
}

/** Returns a property of an object literal. */
function findProperty(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of object.properties) {
    if (property.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

/** Returns the name of a form that stores fields: of two alternatives, the one that stores some. */
function findKeepingName(
  form: ts.ObjectLiteralExpression,
  persistedFields: ts.Expression,
): ts.Expression | undefined {
  const name = findProperty(form, 'name');
  const isOneOfTwo =
    ts.isConditionalExpression(persistedFields) && persistedFields.whenTrue.getText() === 'undefined';
  return isOneOfTwo && name && ts.isConditionalExpression(name) ? name.whenFalse : name;
}

/** Whether an object has the options of useDraft: a property `draft`, or a constant of that type. */
function isDraftOptions(node: ts.ObjectLiteralExpression): boolean {
  let { parent } = node;
  while (ts.isConditionalExpression(parent)) parent = parent.parent;
  return (
    (ts.isPropertyAssignment(parent) && parent.name.getText() === 'draft') ||
    (ts.isVariableDeclaration(parent) && parent.type?.getText() === 'DraftOptions')
  );
}

/** Returns the texts of a list in a constant, or the property names of an object; undefined otherwise. */
function listTexts(source: ts.SourceFile, node: ts.Expression): string[] | undefined {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return listTexts(source, node.expression);
  if (ts.isConditionalExpression(node)) return listTexts(source, node.whenFalse);
  if (ts.isArrayLiteralExpression(node)) {
    const texts = node.elements.map((element) =>
      ts.isSpreadElement(element)
        ? listTexts(source, element.expression)
        : [evaluate(source, element) ?? '?'],
    );
    return texts.every((some) => some !== undefined) ? texts.flat() : undefined;
  }
  if (ts.isObjectLiteralExpression(node)) return node.properties.map(({ name }) => name?.getText() ?? '?');
  const [object] = ts.isCallExpression(node) ? node.arguments : [];
  if (object) return listTexts(source, object);
  const constant = ts.isIdentifier(node) ? findConstant(source, node.text, open) : undefined;
  return constant && listTexts(constant.source, constant.value);
}

export interface StoredKeys {
  /** Keys in local and session storage. `…` replaces the name of a tab's data or of a draft. */
  keys: string[];
  tabNames: string[];
  draftNames: string[];
  /** Fields of forms that drafts and tabs store. */
  fields: string[];
  /** Places whose name could not be read. */
  unknown: string[];
}

/** Reads all stored names of these files. */
export function listStoredKeys(files = filesBelow('src')): StoredKeys {
  const found = {
    keys: new Set<string>(),
    tabNames: new Set<string>(),
    draftNames: new Set<string>(),
    fields: new Set<string>(),
  };
  const unknown: string[] = [];
  for (const file of files) {
    const source = open(file);
    const add = (kind: keyof typeof found, node: ts.Expression | undefined, place: ts.Node) => {
      const name = evaluate(source, node);
      if (name !== undefined) found[kind].add(name);
      else if (!GENERIC_FILES.includes(file)) unknown.push(at(source, place));
    };
    const addFields = (list: ts.Expression | undefined) => {
      const texts = list && listTexts(source, list);
      for (const text of texts ?? []) found.fields.add(text);
      if (list && !texts && !GENERIC_FILES.includes(file)) unknown.push(at(source, list));
    };
    for (const node of nodes(source)) {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
        const { text } = node.expression;
        if (text in KEY_AT) add('keys', node.arguments[KEY_AT[text] as number], node);
        if (text in TAB_NAME_AT) add('tabNames', node.arguments[TAB_NAME_AT[text] as number], node);
        if (text === 'useTabState') addFields(node.arguments[2]);
        if (text === 'readDraft') addFields(node.arguments[1]);
        if (text in DRAFT_NAME_AT) add('draftNames', node.arguments[DRAFT_NAME_AT[text] as number], node);
      }
      if (ts.isObjectLiteralExpression(node)) {
        // A form stores fields in its tab under the form's name.
        const persistedFields = findProperty(node, 'persistedFields');
        if (persistedFields) add('tabNames', findKeepingName(node, persistedFields), node);
        addFields(persistedFields);
        const draftName = isDraftOptions(node) && findProperty(node, 'name');
        if (draftName) add('draftNames', draftName, node);
        if (draftName) addFields(findProperty(node, 'fields'));
      }
      if (ts.isJsxOpeningLikeElement(node) && NAMED_FORMS.includes(node.tagName.getText())) {
        const name = node.attributes.properties.find((one) => one.name?.getText() === 'name');
        const value = name && ts.isJsxAttribute(name) ? name.initializer : undefined;
        const text = value && ts.isJsxExpression(value) ? value.expression : value;
        add('tabNames', text as ts.Expression | undefined, node);
      }
    }
  }
  const sort = (names: Set<string>) => [...names].filter(Boolean).sort();
  return {
    keys: sort(found.keys),
    tabNames: sort(found.tabNames),
    draftNames: sort(found.draftNames),
    fields: sort(found.fields),
    unknown,
  };
}

/** Returns the files of `src` that open the browser's storage directly. */
export function listDirectUses(): string[] {
  const names = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'];
  return filesBelow('src').flatMap((file) => {
    const source = open(file);
    const uses = [...nodes(source)].filter(
      (node) =>
        (ts.isIdentifier(node) && names.includes(node.text)) ||
        (ts.isPropertyAccessExpression(node) && node.getText() === 'document.cookie') ||
        (ts.isPropertyAccessExpression(node) && node.getText() === 'navigator.serviceWorker'),
    );
    return uses.length > 0 ? [file] : [];
  });
}
