/** Declares the tests of a rule that the code of src may not break. */
import ts from 'typescript';
import { at, filesBelow, nodes, parse, parseCode } from './sources';

interface Rule {
  /** Whether a node breaks the rule. */
  isBroken: (node: ts.Node, source: ts.SourceFile) => boolean;
  /** Code that breaks the rule, and code that does not. */
  broken: readonly string[];
  kept: readonly string[];
  /** Files that may break the rule. */
  isException?: (file: string) => boolean;
}

/** Returns the places in a file that break a rule. */
export const findBroken = (source: ts.SourceFile, isBroken: Rule['isBroken']): string[] =>
  [...nodes(source)].filter((node) => isBroken(node, source)).map((node) => at(source, node));

/** Returns the value that a file gives a constant, if any. */
export const initialOf = (source: ts.SourceFile, name: string): ts.Node | undefined =>
  [...nodes(source)]
    .filter(ts.isVariableDeclaration)
    .find((one) => one.name.getText() === name && (one.parent.flags & ts.NodeFlags.Const) !== 0)?.initializer;

export function describeRule(rule: string, { isBroken, broken, kept, isException = () => false }: Rule) {
  const findIn = (code: string) => findBroken(parseCode('probe.tsx', code), isBroken);

  describe(rule, () => {
    test.each(broken)('is broken by %s', (code) => {
      expect(findIn(code)).toHaveLength(1);
    });

    test.each(kept)('is not broken by %s', (code) => {
      expect(findIn(code)).toEqual([]);
    });

    test('is broken by no file of src', () => {
      const files = filesBelow('src').filter((file) => !isException(file));
      expect(files.flatMap((file) => findBroken(parse(file), isBroken))).toEqual([]);
    });
  });
}
