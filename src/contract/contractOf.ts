/** The types of an area's endpoints, inferred from its schemas. */
import type * as v from 'valibot';
import type { EndpointRows } from './endpoint';
import type { EndpointRequest } from './requests/request';

/** Path parameters: each `:name` of the path. */
type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsOf<Path extends string> = [PathParams<Path>] extends [never]
  ? unknown
  : { params: Record<PathParams<Path>, string> };

type QueryOf<Request> = Request extends { query: infer Query extends v.GenericSchema }
  ? { query: v.InferInput<Query> }
  : unknown;

/** A write without fields has the body {}. */
type BodyOf<Path extends string, Request> = Request extends { body: infer Body extends v.GenericSchema }
  ? { body: v.InferInput<Body> }
  : Request extends { isUpload: true }
    ? { body: FormData }
    : Path extends `GET ${string}`
      ? unknown
      : { body: Record<string, never> };

/** Input and `data` of each call of an area. */
export type ContractOf<
  Rows extends EndpointRows,
  Requests extends { [Name in keyof Rows]: EndpointRequest },
> = {
  [Name in keyof Rows]: { data: v.InferOutput<Rows[Name]['data']> } & ParamsOf<Rows[Name]['call']> &
    QueryOf<Requests[Name]> &
    BodyOf<Rows[Name]['call'], Requests[Name]>;
};
