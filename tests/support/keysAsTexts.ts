/** Shows the key of each text in its place: for tests of which texts a component shows, not how they read. */
import { reader } from './umi';

reader.words = {};
