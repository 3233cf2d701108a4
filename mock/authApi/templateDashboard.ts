/** Figures of the legacy template's dashboards. */
import { createHandlers } from '../_domain/http/handlers';
import { getAnalysis } from '../_domain/template/analysis';
import { getMonitor } from '../_domain/template/monitor';
import { getWorkplace } from '../_domain/template/workplace';

export default createHandlers({
  templateAnalysis: (ctx) => getAnalysis(ctx, ctx.query),
  templateMonitor: (ctx) => getMonitor(ctx),
  templateWorkplace: (ctx) => getWorkplace(ctx),
});
