/** Replaces each text by its message key, for tests of which messages a component shows. */
import { reader } from '../fakes/umi';

reader.messages = {};
