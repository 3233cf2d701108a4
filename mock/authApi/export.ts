/** A copy of the signed-in person's data. */
import { createHandlers } from '../_domain/http/handlers';
import { exportAccount } from '../_domain/member/accountExport';

export default createHandlers({ startExport: (ctx) => exportAccount(ctx) });
