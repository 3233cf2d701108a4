/** Runs once after all workers. */
import { closeStages } from './stages';

export default closeStages;
