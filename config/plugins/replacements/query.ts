/** Takes the place of qs, which umi-request calls for options that the portal does not pass: `params` and form bodies. */
function refuse(): never {
  throw new Error('qs is left out of the build: utils/http/target.ts builds the query.');
}

export const parse = refuse;
export const stringify = refuse;
