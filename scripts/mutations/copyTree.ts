/** A copy of the repository in which guards can be taken away: the checkout itself is never written to. */
import { cpSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Not needed, or linked. */
const LEFT_OUT = ['.git', 'node_modules', 'coverage', 'pictures'];
const isBuild = (name: string) => /^dist(?:-|$)/.test(name);

export interface Copy {
  folder: string;
  remove: () => void;
}

/**
 * Copies the repository into a new folder; its packages are linked. The builds come along where journeys need them.
 */
export function copyTree(root: string, withBuilds = false): Copy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-mutations-')));
  for (const name of readdirSync(root)) {
    if (LEFT_OUT.includes(name) || (isBuild(name) && !withBuilds)) continue;
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  const packages = join(root, 'node_modules');
  if (existsSync(packages)) symlinkSync(packages, join(folder, 'node_modules'), 'junction');
  const clear = () => rmSync(folder, { recursive: true, force: true });
  // A run that is stopped leaves nothing behind either.
  process.once('exit', clear);
  const remove = () => {
    process.off('exit', clear);
    clear();
  };
  return { folder, remove };
}
