/**
 * A browser requests a picture by itself, with the user's cookies. A picture whose address comes from a server is
 * therefore shown by ServerPicture, or checked by getServerPicture where it is shown.
 * @jest-environment ./tests/support/jest/sourcesEnvironment.js
 */
import ts from 'typescript';
import { describeRule, findBroken, initialOf } from './rules';
import { parse, textOf } from './sources';

/** Attributes and properties by which an element requests a resource by itself. */
const SOURCES = ['src', 'srcSet', 'poster', 'background', 'backgroundImage', 'listStyleImage', 'maskImage'];
const CHECK = 'getServerPicture';
/** These files show only their own pictures: from a file that the user chose, or from a variable of the build. */
const OWN_PICTURES = [
  'src/components/Field/FilesField/FileRow.tsx',
  'src/pages/account/settings/profile/picture.ts',
  'src/bootstrap/analytics.ts',
];

/** Whether a value is fixed in the file, or was checked there. */
function isChecked(value: ts.Node | undefined, source: ts.SourceFile): boolean {
  if (!value) return false;
  if (ts.isJsxExpression(value)) return isChecked(value.expression, source);
  if (ts.isIdentifier(value))
    return value.text === 'undefined' || isChecked(initialOf(source, value.text), source);
  if (ts.isBinaryExpression(value)) return isChecked(value.left, source) && isChecked(value.right, source);
  if (ts.isCallExpression(value)) return value.expression.getText() === CHECK;
  return ts.isStringLiteral(value) || ts.isNoSubstitutionTemplateLiteral(value);
}

/** Whether a node requests a picture that was not checked. */
function isOpenPicture(node: ts.Node, source: ts.SourceFile): boolean {
  if (ts.isJsxSpreadAttribute(node)) return node.parent.parent.tagName.getText() === 'img';
  if (ts.isJsxAttribute(node) && SOURCES.includes(node.name.getText())) {
    return node.parent.parent.tagName.getText() !== 'ServerPicture' && !isChecked(node.initializer, source);
  }
  if (ts.isPropertyAssignment(node) && SOURCES.includes(node.name.getText())) {
    return !isChecked(node.initializer, source);
  }
  if (ts.isShorthandPropertyAssignment(node)) {
    return SOURCES.includes(node.name.text) && !isChecked(node.name, source);
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    const [, name = ''] = /(?:\.|\[['"`])(\w+)(?:['"`]\])?$/.exec(node.left.getText()) ?? [];
    return SOURCES.includes(name) && !isChecked(node.right, source);
  }
  if (ts.isCallExpression(node)) {
    const [name, value] = node.arguments;
    const isSetting = /(?:^|\.)set(?:Attribute|Property)$/.test(node.expression.getText());
    const isPictureName =
      name && ts.isStringLiteralLike(name) && /^(?:src|srcset|poster|.*image|background)$/.test(name.text);
    return isSetting && Boolean(isPictureName) && !isChecked(value, source);
  }
  // A picture within a style, whose address is not a literal.
  return /\burl\([^)]*$/.test(textOf(node) ?? '');
}

describeRule('pictures are own ones or checked', {
  isBroken: isOpenPicture,
  broken: [
    '<img src={client.logo} />',
    '<img src={logo} />',
    'let logo = getServerPicture(x); <img src={logo} />',
    '<img {...rest} />',
    '<Avatar src={avatar || undefined} />',
    '<Avatar src={getServerPicture(a) || b} />',
    '<img srcSet={logo} />',
    '<video poster={domain.logo} />',
    'image.src = notice.picture',
    'image["src"] = notice.picture',
    'image.setAttribute("src", notice.picture)',
    'box.style.setProperty("background-image", picture)',
    '<p style={{ backgroundImage: picture }} />',
    'const style = `url($' + '{picture})`',
    'const style = "url(" + picture + ")"',
    'createElement("img", { src: logo })',
    'createElement("img", { src })',
  ],
  kept: [
    '<ServerPicture src={client.logo} alt="" />',
    '<Avatar src={getServerPicture(avatar) || undefined} />',
    'const picture = getServerPicture(logo); <img src={picture} />',
    '<img src="/logo.png" />',
    'const { src } = script',
    'box.setAttribute("lang", x)',
  ],
  isException: (file) => OWN_PICTURES.includes(file),
});

test('lists as exceptions only files that show their own pictures', () => {
  expect(OWN_PICTURES.filter((file) => findBroken(parse(file), isOpenPicture).length === 0)).toEqual([]);
});
