/** The rows of areas whose payloads are declared apart from their schemas. */
import type { Data, EndpointName } from '..';
import type { Endpoint } from '../endpoint';

export type AllEndpoints = { [N in EndpointName]: Endpoint<Data<N>> };
/** The rows of an area whose payloads are declared apart from its schemas. */
export type SomeEndpoints = Partial<AllEndpoints>;
