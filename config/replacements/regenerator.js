/**
 * Replaces @babel/runtime/regenerator, which dva-core imports: the ES module that rc-field-form brings anyway,
 * instead of a second copy of it in CommonJS. umi-request finds it, as it does with the real one, as a global.
 */
import regeneratorRuntime from '@babel/runtime/helpers/esm/regeneratorRuntime';

const runtime = regeneratorRuntime();
Object.assign(globalThis, { regeneratorRuntime: runtime });

export default runtime;
