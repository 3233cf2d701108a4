/** Modules of node-forge: each extends the object that lib/forge exports. */
declare module 'node-forge/lib/forge' {
  import type forge from 'node-forge';

  const parts: typeof forge;
  export default parts;
}
declare module 'node-forge/lib/pkcs12';
