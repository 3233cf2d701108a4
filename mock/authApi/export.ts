/** A copy of the signed-in person's data. */
import { startExport } from '../_domain/export';
import { handlers } from '../_domain/http';

export default handlers({ startExport: (ctx) => startExport(ctx) });
