/** The role in which a tab of the signed-in person acts. */
import { getActing, switchActing } from '../_domain/companies/actingSwitch';
import { createHandlers } from '../_domain/http/handlers';

export default createHandlers({ acting: getActing, switchActing });
