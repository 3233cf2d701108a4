/** What a row of the endpoint tables says. */
import * as v from 'valibot';
import type { Data, EndpointName } from '..';

/** One endpoint: method and path (`:name` marks a path parameter), and what `data` holds on success. */
export interface Endpoint<D = unknown> {
  call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  data: v.GenericSchema<unknown, D>;
}

export type AllEndpoints = { [N in EndpointName]: Endpoint<Data<N>> };
/** The rows of one area. */
export type SomeEndpoints = Partial<AllEndpoints>;

export const anyData = <N extends EndpointName>() => v.custom<Data<N>>(() => true);
