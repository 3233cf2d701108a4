/** Argument types of an ICU message that have branches. */

const BRANCHING = ['plural', 'select', 'selectordinal'];

/**
 * Returns the argument names of an ICU message, sorted and unique, including those inside plural and select branches.
 * Throws if the braces do not match.
 */
export function placeholders(message: string): string[] {
  const names = new Set<string>();
  let position = 0;

  const take = (pattern: RegExp): string => {
    const match = new RegExp(pattern, 'y');
    match.lastIndex = position;
    const found = match.exec(message)?.[0] ?? '';
    position += found.length;
    return found.trim();
  };
  const expectChar = (char: string) => {
    if (message[position] !== char) throw new Error(`'${char}' expected at ${position} of: ${message}`);
    position += 1;
  };

  const text = (nested: boolean): void => {
    for (;;) {
      take(/[^{}]*/);
      if (message[position] !== '{') break;
      argument();
    }
    if (!nested && position < message.length) throw new Error(`stray brace at ${position} of: ${message}`);
  };

  const argument = (): void => {
    expectChar('{');
    names.add(take(/\s*\w+\s*/));
    if (message[position] === ',') {
      position += 1;
      const type = take(/[^,{}]*/);
      if (message[position] === ',') position += 1;
      if (BRANCHING.includes(type)) branches();
      else take(/[^{}]*/);
    }
    expectChar('}');
  };

  const branches = (): void => {
    while (take(/\s*[=\w:]+\s*/)) {
      if (message[position] !== '{') continue;
      expectChar('{');
      text(true);
      expectChar('}');
    }
    take(/\s*/);
  };

  text(false);
  return [...names].sort();
}
