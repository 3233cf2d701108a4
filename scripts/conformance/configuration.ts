/** The configuration file. It has the options of the command line, and lists. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import { CannotRun } from './outcome';

const person = v.strictObject({
  account: v.string(),
  /** For accounts whose password is no secret. */
  password: v.optional(v.string()),
  passwordEnv: v.optional(v.string()),
});
const configuration = v.strictObject({
  account: v.optional(person),
  secondAccount: v.optional(person),
  companyAccount: v.optional(person),
  lockAccount: v.optional(v.union([v.string(), person])),
  spareAccounts: v.optional(v.array(person)),
  unusedMobile: v.optional(v.string()),
  outbox: v.optional(v.string()),
  basePath: v.optional(v.string()),
  clients: v.optional(
    v.array(
      v.strictObject({
        id: v.string(),
        redirectUri: v.string(),
        secret: v.optional(v.string()),
        secretEnv: v.optional(v.string()),
      }),
    ),
  ),
  template: v.optional(v.boolean()),
  areas: v.optional(v.array(v.string())),
  specification: v.optional(v.boolean()),
  allowChanges: v.optional(v.boolean()),
  allowMessages: v.optional(v.boolean()),
  allowVerifications: v.optional(v.boolean()),
  timeout: v.optional(v.number()),
  rate: v.optional(v.number()),
  report: v.optional(v.string()),
});
export type Configuration = v.InferOutput<typeof configuration>;
export type Person = v.InferOutput<typeof person>;

/** Reads the file. Throws CannotRun if it is invalid or has an unknown option. */
export function readConfiguration(file: string): Configuration {
  const path = resolve(file);
  try {
    const read = v.safeParse(configuration, JSON.parse(readFileSync(path, 'utf8')));
    if (read.success) {
      const { report } = read.output;
      return { ...read.output, ...(report && { report: resolve(dirname(path), report) }) };
    }
    const [issue] = read.issues;
    throw new Error(`${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
  } catch (error) {
    throw new CannotRun(`${file}: ${(error as Error).message}`);
  }
}
