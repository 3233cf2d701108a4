/** Runs once after all workers. */
import { stopResources } from './workerResources';

export default stopResources;
