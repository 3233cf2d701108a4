/** Takes the place of qs: umi-request calls it with the options `params` and `data`, which the portal leaves empty. */
function refuse(): never {
  throw new Error('qs is left out of the build: utils/http/target.ts builds the query.');
}

/** Returns the query of no parameters. */
export const stringify = (values: object): string => (Object.keys(values).length === 0 ? '' : refuse());

export const parse = refuse;
