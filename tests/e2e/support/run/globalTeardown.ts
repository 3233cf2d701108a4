/** Runs once after all workers. */
import { closeStages } from './workerResources';

export default closeStages;
