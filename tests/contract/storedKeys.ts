/** Under which names the portal keeps something on the device, read from its sources. */
import ts from 'typescript';
import { resolveImport } from './imports';
import { at, filesBelow, nodes, parse } from './sources';

/** Where a name has a part of its own: `address ${id}` is `address …`. */
const REST = '…';

/** Functions whose argument, counted from 0, is a storage key. */
const KEY_AT: Record<string, number> = {
  readText: 1,
  writeText: 1,
  removeStored: 1,
  readJson: 1,
  writeJson: 1,
  createTabChannel: 1,
};
/** Of the names that one tab keeps below a prefix of their own. */
const TAB_NAME_AT: Record<string, number> = {
  readTabState: 0,
  writeTabState: 0,
  clearTabState: 0,
  useTabState: 1,
};
const DRAFT_NAME_AT: Record<string, number> = { readDraft: 0, writeDraft: 1, forgetDraft: 0 };

/** Components whose name becomes that of a form that keeps something, and functions that name a draft by their options. */
const NAMED_FORMS = ['MobileCodeForm', 'AppealAdditionForm'];
const NAMED_DRAFTS = ['useAddressForm'];

/** Files that take a key or a name from whoever calls them. */
const HANDED_ON = [
  'src/utils/storage/storage.ts',
  'src/utils/storage/tabStorage.ts',
  'src/utils/storage/tabChannel.ts',
  'src/utils/storage/drafts.ts',
  'src/hooks/useTabState.ts',
  'src/components/Form/useForm.ts',
  'src/components/Form/useDraft.ts',
  'src/components/MobileCode/MobileCodeForm.tsx',
  'src/pages/user/appeal/detail/components/AppealAdditionForm.tsx',
  'src/pages/user/info_manage/address_manage/useAddressForm.ts',
  'src/utils/storage/actingStore.ts',
];

const sources = new Map<string, ts.SourceFile>();
function open(file: string): ts.SourceFile {
  const source = sources.get(file) ?? parse(file);
  sources.set(file, source);
  return source;
}

/** What a constant of a file begins as, or one that the file imports; undefined where it is neither. */
function findConstant(file: string, name: string): { file: string; value: ts.Expression } | undefined {
  for (const node of nodes(open(file))) {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer) {
      return { file, value: node.initializer };
    }
    if (ts.isImportSpecifier(node) && node.name.text === name) {
      const from = node.parent.parent.parent.moduleSpecifier as ts.StringLiteral;
      const target = resolveImport(file, from.text);
      return target ? findConstant(target, (node.propertyName ?? node.name).text) : undefined;
    }
  }
  return undefined;
}

/** The text that an expression is; undefined where only the running program knows. */
function evaluate(file: string, node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.head.text + REST;
  if (ts.isAsExpression(node)) return evaluate(file, node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const start = evaluate(file, node.left);
    return start === undefined ? undefined : start + REST;
  }
  if (!ts.isIdentifier(node)) return undefined;
  const constant = findConstant(file, node.text);
  return constant && evaluate(constant.file, constant.value);
}

/** A property of an object literal. */
function findProperty(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of object.properties) {
    if (property.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

/** The name of a form that keeps fields: of two, one of which keeps none, that of the other. */
function findKeepingName(
  form: ts.ObjectLiteralExpression,
  keptFields: ts.Expression,
): ts.Expression | undefined {
  const name = findProperty(form, 'name');
  const isOneOfTwo = ts.isConditionalExpression(keptFields) && keptFields.whenTrue.getText() === 'undefined';
  return isOneOfTwo && name && ts.isConditionalExpression(name) ? name.whenFalse : name;
}

/** Whether an object is what useDraft is told: a property `draft`, or a constant of its type. */
function isDraftOptions(node: ts.ObjectLiteralExpression): boolean {
  let { parent } = node;
  while (ts.isConditionalExpression(parent)) parent = parent.parent;
  return (
    (ts.isPropertyAssignment(parent) && parent.name.getText() === 'draft') ||
    (ts.isVariableDeclaration(parent) && parent.type?.getText() === 'DraftOptions')
  );
}

/** The texts of a list that a constant holds, or the names of an object's properties; undefined where it is neither. */
function listTexts(file: string, node: ts.Expression): string[] | undefined {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return listTexts(file, node.expression);
  if (ts.isConditionalExpression(node)) return listTexts(file, node.whenFalse);
  if (ts.isArrayLiteralExpression(node)) {
    const texts = node.elements.map((element) =>
      ts.isSpreadElement(element) ? listTexts(file, element.expression) : [evaluate(file, element) ?? '?'],
    );
    return texts.every((some) => some !== undefined) ? texts.flat() : undefined;
  }
  if (ts.isObjectLiteralExpression(node)) return node.properties.map(({ name }) => name?.getText() ?? '?');
  const [object] = ts.isCallExpression(node) ? node.arguments : [];
  if (object) return listTexts(file, object);
  const constant = ts.isIdentifier(node) ? findConstant(file, node.text) : undefined;
  return constant && listTexts(constant.file, constant.value);
}

export interface StoredKeys {
  /** Of local and session storage; `…` stands for a name of a tab's or a draft's. */
  keys: string[];
  tabNames: string[];
  draftNames: string[];
  /** Fields of forms that drafts and tabs keep. */
  fields: string[];
  /** Places whose name could not be read. */
  unknown: string[];
}

/** Reads all of them. */
export function listStoredKeys(): StoredKeys {
  const found = {
    keys: new Set<string>(),
    tabNames: new Set<string>(),
    draftNames: new Set<string>(),
    fields: new Set<string>(),
  };
  const unknown: string[] = [];
  for (const file of filesBelow('src')) {
    const source = open(file);
    const add = (kind: keyof typeof found, node: ts.Expression | undefined, place: ts.Node) => {
      const name = evaluate(file, node);
      if (name !== undefined) found[kind].add(name);
      else if (!HANDED_ON.includes(file)) unknown.push(at(source, place));
    };
    const addFields = (list: ts.Expression | undefined) => {
      const texts = list && listTexts(file, list);
      for (const text of texts ?? []) found.fields.add(text);
      if (list && !texts && !HANDED_ON.includes(file)) unknown.push(at(source, list));
    };
    for (const node of nodes(source)) {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
        const { text } = node.expression;
        if (text in KEY_AT) add('keys', node.arguments[KEY_AT[text] as number], node);
        if (text in TAB_NAME_AT) add('tabNames', node.arguments[TAB_NAME_AT[text] as number], node);
        if (text === 'useTabState') addFields(node.arguments[2]);
        if (text === 'readDraft') addFields(node.arguments[1]);
        if (text in DRAFT_NAME_AT) add('draftNames', node.arguments[DRAFT_NAME_AT[text] as number], node);
        const [options] = node.arguments;
        if (NAMED_DRAFTS.includes(text) && options && ts.isObjectLiteralExpression(options)) {
          add('draftNames', findProperty(options, 'name'), node);
        }
      }
      if (ts.isObjectLiteralExpression(node)) {
        // What a form keeps in its tab is named after the form.
        const keptFields = findProperty(node, 'keptFields');
        if (keptFields) add('tabNames', findKeepingName(node, keptFields), node);
        addFields(keptFields);
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

/** Places of `src` that open the browser's storage by themselves. */
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
