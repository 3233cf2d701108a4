/** Calculates the medians of the bench and writes its table. */

/** Returns the median of the defined figures, or undefined if there is none. */
function median(figures) {
  const sorted = figures.filter((figure) => figure !== undefined).sort((a, b) => a - b);
  if (sorted.length === 0) return undefined;
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Formats a figure. A time is followed by its multiple of `floor`, that of the page without scripts. */
function format(name, value, floor) {
  if (value === undefined) return '–';
  if (name === 'CLS') return value.toFixed(3);
  if (name.endsWith('KB')) return (value / 1024).toFixed(1);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const isTimed = floor > 0 && /^(?:FCP|LCP|usable|posts)/.test(name);
  return `${Math.round(value)}${isTimed ? ` ${(value / floor).toFixed(1)}×` : ''}`;
}

/** Combines the figures of all rounds: the median, or whether a flag was true each time. */
export function summarize(rounds) {
  const names = [...new Set(rounds.flatMap((figures) => Object.keys(figures)))];
  return Object.fromEntries(
    names.map((name) => {
      const values = rounds.map((figures) => figures[name]);
      const isFlag = values.some((value) => typeof value === 'boolean');
      return [name, isFlag ? values.every(Boolean) : median(values)];
    }),
  );
}

/** Returns the table of all pages in Markdown. The first page is the one without scripts. */
export function toTable(results) {
  const floor = results[0]?.figures ?? {};
  const columns = [...new Set(results.flatMap(({ figures }) => Object.keys(figures)))];
  const rows = results.map(({ name, figures }) => [
    name,
    ...columns.map((column) =>
      format(column, figures[column], floor[column === 'posts ms' ? 'usable ms' : column]),
    ),
  ]);
  const lines = [['page', ...columns], ['---', ...columns.map(() => '---:')], ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
