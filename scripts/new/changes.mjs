/** Collects the files that a generator creates and edits, and writes them after all edits have succeeded. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Matches a line of generated code where the developer has to decide something. */
const DECISION = /Decide: (.+?)\s*(?:\*\/\}?)?$/;

/** An input that the developer has to correct. */
export class InputError extends Error {}

export class Changes {
  #texts = new Map();
  /** Decisions about files that the generator does not edit. */
  notes = [];

  /** @param {string} root the repository's folder */
  constructor(root) {
    this.root = root;
  }

  /** Returns whether a file exists or will be created. */
  has(file) {
    return this.#texts.has(file) || existsSync(join(this.root, file));
  }

  read(file) {
    return this.#texts.get(file) ?? readFileSync(join(this.root, file), 'utf8');
  }

  create(file, text) {
    if (this.has(file)) throw new InputError(`${file} already exists.`);
    this.#texts.set(file, `${text.trim()}\n`);
  }

  /** Replaces the text of a file by the result of `change`. Throws if that is the same text. */
  edit(file, change) {
    const text = this.read(file);
    const changed = change(text);
    if (changed === text)
      throw new Error(`${file} has not changed: adjust the generator (scripts/new) to the file.`);
    this.#texts.set(file, changed);
  }

  /** Writes all files and returns their paths. */
  write() {
    for (const [file, text] of this.#texts) {
      mkdirSync(dirname(join(this.root, file)), { recursive: true });
      writeFileSync(join(this.root, file), text);
    }
    return [...this.#texts.keys()];
  }

  /** Returns a line for each open decision: its place, and what the developer has to decide. */
  decisions() {
    const decisionsIn = (file) =>
      readFileSync(join(this.root, file), 'utf8')
        .split('\n')
        .map((line, index) => ({ place: `${file}:${index + 1}`, decision: DECISION.exec(line)?.[1] }))
        .filter(({ decision }) => decision)
        .map(({ place, decision }) => `${place}: ${decision}`);
    return [...[...this.#texts.keys()].flatMap(decisionsIn), ...this.notes];
  }
}
