/** Generates a screen: a page that lists records of the signed-in user, with its route, texts and tests. */
import { addArea } from './area.mjs';
import { spell } from './names.mjs';
import { writeListPage, writeTablePage, writeTest } from './pages.mjs';
import { findPlace, TEMPLATE } from './places.mjs';
import { addBeside, addEntry, addImport } from './source.mjs';
import { addText, addTextArea } from './texts.mjs';

/** Paths of the members' pages. The template's overview reads the route table. */
const PATHS = 'src/utils/routing/paths/members.ts';

/** Pages that link to the pages below them: file and name of the list of links, and the locale file of their texts. */
const OVERVIEWS = {
  account_manage: {
    file: 'src/pages/user/account_manage/accountRows.ts',
    list: 'accountRows',
    area: 'account',
    write: (key) => `'${key}'`,
  },
  info_manage: {
    file: 'src/pages/user/info_manage/index.tsx',
    list: 'rows',
    area: 'info',
    write: (key) => `t('${key}')`,
  },
};

export const usage =
  'screen NAME --under PARENT [--table]   for example: screen trusted_contacts --under account_manage';

/** @param {import('./changes.mjs').Changes} changes */
export function add(changes, name, { under, table: isTable }) {
  const { place, parent } = findPlace(changes, under);
  const names = spell(name);
  const { snake, camel, constant, text, many, one } = names;
  const { routes, route, texts } = place;
  const folder = `${parent}/${snake}`;
  const path = `/${folder}`;
  const title = `${texts.title}${camel}`;
  const keyPrefix = `${texts.folder.replace('/', '.')}${camel}`;
  const isTemplate = place === TEMPLATE;

  addArea(changes, names, place, isTable);

  changes.edit(routes, (file) =>
    addBeside(
      file,
      new RegExp(`^\\{\\s*path: '/${parent}[/']`),
      `{ path: '${path}', title: '${title}'${route} }`,
    ),
  );
  addText(changes, texts.titles, title, text);
  const pageTexts = {
    // The purpose of a template screen is in the texts of their overview.
    ...(isTemplate ? {} : { purpose: `Your ${many} in one place.` }),
    failed: `Your ${many} couldn’t load`,
    empty: `No ${many} yet.`,
    ...(isTable && {
      total: `{count, plural, one {# ${one.text}} other {# ${many}}}`,
      none: `No ${one.text} matches.`,
      clear: 'Clear the filters',
      name: 'Name',
    }),
  };
  addTextArea(changes, texts, camel, {
    about: `${path}.`,
    texts: Object.entries(pageTexts).map(([key, value]) => [`${keyPrefix}.${key}`, value]),
  });
  const page = {
    address: path,
    folder,
    title,
    keyPrefix,
    purpose: isTemplate ? `template.about.${camel}` : `${keyPrefix}.purpose`,
  };
  changes.create(
    `src/pages/${folder}/index.tsx`,
    isTable ? writeTablePage(names, page) : writeListPage(names, page),
  );
  if (isTable) {
    changes.create(
      `src/pages/${folder}/index.css`,
      `.${names.kebab} > .ant-card-body {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
}`,
    );
  }
  changes.create(`tests/pages/${folder}/${camel}.test.tsx`, writeTest(names, page, isTable));
  if (isTemplate) addText(changes, texts.titles, page.purpose, `Your ${many}`);
  else {
    changes.edit(PATHS, (text) => addPath(text, constant, path));
    changes.notes.push('docs/specification.md: the row of the screen in table 2.4');
    addLink(changes, names, { under, title });
  }
  return [camel];
}

/** Adds the constant of a path after the last one. */
function addPath(text, name, path) {
  const end = 'satisfies RoutePath;\n';
  const at = text.lastIndexOf(end) + end.length;
  return `${text.slice(0, at)}export const ${name}_PATH = '${path}' ${end}${text.slice(at)}`;
}

/** Adds a link from the parent to the screen, or a note that the developer has to add one. */
function addLink(changes, { camel, constant, many }, { under, title }) {
  const overview = OVERVIEWS[under];
  if (!overview) {
    changes.edit(PATHS, (text) =>
      text.replace(
        `export const ${constant}_PATH`,
        `/** @public Decide: where a page links to it; then remove this tag */\nexport const ${constant}_PATH`,
      ),
    );
    return;
  }
  const { area, file, list, write } = overview;
  const about = `${area}.${camel}.about`;
  addText(changes, area, about, `Your ${many}`);
  changes.edit(file, (text) =>
    addImport(
      addEntry(text, list, `{ to: ${constant}_PATH, title: ${write(title)}, about: ${write(about)} }`),
      `import { ${constant}_PATH } from '@/utils/routing/paths';`,
    ),
  );
}
