/** The files of the build in dist, whose names contain hashes. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const files = readdirSync(join(__dirname, '../../../../dist'));

/** The address of the built file whose name matches. */
export const findBuilt = (name: RegExp): string => `/${files.find((file) => name.test(file)) as string}`;
