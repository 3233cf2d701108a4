/** Says at the end of a run how many cases the long loops have played, and how many of them the portal has survived. */
const LOOPS = [
  { name: 'Faults', pattern: /stays usable when/, unit: 'cases' },
  { name: 'Random actions', pattern: /: (\d+) random actions, PORTAL_SEED (\d+)/, unit: 'actions' },
];

module.exports = class FigureReporter {
  onRunComplete(_contexts, { testResults }) {
    const played = testResults
      .flatMap(({ testResults: cases }) => cases)
      .filter(({ status }) => status === 'passed' || status === 'failed');
    for (const { name, pattern, unit } of LOOPS) {
      const found = played.flatMap(({ fullName, status }) => {
        const match = pattern.exec(fullName);
        return match ? [{ size: Number(match[1] ?? 1), seed: match[2], ok: status === 'passed' }] : [];
      });
      if (found.length === 0) continue;
      const sum = (some) => some.reduce((total, { size }) => total + size, 0);
      const failed = found.filter(({ ok }) => !ok);
      const seeds = failed.flatMap(({ seed }) => seed ?? []);
      const survived = sum(found) - sum(failed);
      process.stderr.write(
        `${name}: ${sum(found)} ${unit} run, ${survived} survived${seeds.length > 0 ? `; seeds that did not: ${seeds.join(', ')}` : ''}\n`,
      );
    }
    if (process.env.PORTAL_BROWSER === 'firefox') {
      const passed = played.filter(({ status }) => status === 'passed').length;
      process.stderr.write(`Firefox: ${played.length} journeys run, ${passed} passed\n`);
    }
  }
};
