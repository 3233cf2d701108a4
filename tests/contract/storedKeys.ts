/** Reads from the sources under which names the portal stores data on the device. */
import ts from 'typescript';
import { findConstant } from './imports';
import { at, filesBelow, nodes, parse } from './sources';

/** Replaces the variable part of a name: `address ${id}` is `address …`. */
const VARIABLE_PART = '…';

/**
 * Keys in local and session storage, and the names of data in tab storage and of drafts, which have their own prefixes.
 */
type Kind = 'keys' | 'tabNames' | 'draftNames';

/** Functions with a name as argument: its kind, and its position, counted from 0. */
const NAME_AT: Record<string, [kind: Kind, position: number]> = {
  readText: ['keys', 1],
  writeText: ['keys', 1],
  removeStored: ['keys', 1],
  readJson: ['keys', 1],
  writeJson: ['keys', 1],
  readTabState: ['tabNames', 0],
  writeTabState: ['tabNames', 0],
  clearTabState: ['tabNames', 0],
  useTabState: ['tabNames', 1],
  createTicketStore: ['tabNames', 0],
  readDraft: ['draftNames', 0],
  writeDraft: ['draftNames', 1],
  forgetDraft: ['draftNames', 0],
};
/** Functions with a list of stored fields as argument, and its position. */
const FIELDS_AT: Record<string, number> = { useTabState: 2, readDraft: 1 };

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
  const constant = findConstant(source, node.text);
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
  const constant = ts.isIdentifier(node) ? findConstant(source, node.text) : undefined;
  return constant && listTexts(constant.source, constant.value);
}

/**
 * Returns all names under which these files store data, the fields of forms that drafts and tabs store, and the places
 * whose name could not be read (`unknown`).
 */
export function listStoredKeys(files = filesBelow('src')) {
  const found: Record<Kind | 'fields', Set<string>> = {
    keys: new Set(),
    tabNames: new Set(),
    draftNames: new Set(),
    fields: new Set(),
  };
  const unknown: string[] = [];
  for (const file of files) {
    const source = parse(file);
    const add = (kind: Kind, node: ts.Expression | undefined, place: ts.Node) => {
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
        const [kind, position = 0] = NAME_AT[text] ?? [];
        if (kind) add(kind, node.arguments[position], node);
        if (text in FIELDS_AT) addFields(node.arguments[FIELDS_AT[text] as number]);
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
    const uses = [...nodes(parse(file))].filter(
      (node) =>
        (ts.isIdentifier(node) && names.includes(node.text)) ||
        (ts.isPropertyAccessExpression(node) && node.getText() === 'document.cookie') ||
        (ts.isPropertyAccessExpression(node) && node.getText() === 'navigator.serviceWorker'),
    );
    return uses.length > 0 ? [file] : [];
  });
}
