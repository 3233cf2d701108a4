/** The calls fail that a page of a signed-in user makes while it opens: it stays usable and shows an error message. */
import { survivesFailuresWhileOpening } from './support/faults/failureTest';
import { screens } from './support/screens/routes';

survivesFailuresWhileOpening(screens);
