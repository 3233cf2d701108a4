#!/usr/bin/env node
/**
 * `npm run new`: generates code that compiles, and lists the places where the developer has to decide
 * something.
 */
import { join } from 'node:path';
import { InputError } from './new/changes.mjs';
import { generate } from './new/generate.mjs';

try {
  console.log(generate(process.argv.slice(2), join(import.meta.dirname, '..')));
} catch (error) {
  if (!(error instanceof InputError) && error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw error;
  console.error(error.message);
  process.exitCode = 2;
}
