/** Loads docs/openapi.json, which the mock portal serves, for a page of the tools. */
import { ApiError } from '@/utils/http/ApiError';

/** Path at which the mock portal serves the document. */
export const getOpenApiUrl = () => '/openapi.json';

type Json = Record<string, unknown>;

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Json;
}

interface Answer {
  status: string;
  description: string;
  /** The schema of a success response's data. */
  data?: unknown;
}

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  summary: string;
  /** Permissions and rate limits. */
  description?: string;
  parameters: Parameter[];
  body?: Json;
  answers: Answer[];
}

interface DocumentOperation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters: (Parameter | { $ref: string })[];
  /** By media type; there is only one. */
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { $ref?: string; description?: string; content?: Json }>;
}

/** The parts of the document that the page reads. */
export interface OpenApi {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, DocumentOperation>>;
  components: { responses: Record<string, { description: string }>; parameters: Record<string, Parameter> };
}

/** Loads the document. Throws ApiError. */
export async function getOpenApi(): Promise<OpenApi> {
  const response = await fetch(getOpenApiUrl()).catch(() => undefined);
  if (!response?.ok) throw new ApiError('unexpected');
  return response.json();
}

/** Returns the last part of a reference: the name of a component. */
const nameOf = (reference: string): string => reference.split('/').at(-1) ?? '';

/** Returns the schema of `data` from a success response's schema, at any depth of the envelope. */
function findData(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const { oneOf, allOf, properties } = schema as { oneOf?: Json[]; allOf?: Json[]; properties?: Json };
  if (properties && 'data' in properties) return properties.data;
  return [...(oneOf ?? []), ...(allOf ?? [])].map(findData).find((data) => data !== undefined);
}

function toOperation(
  method: string,
  path: string,
  operation: DocumentOperation,
  document: OpenApi,
): Operation {
  const { components } = document;
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  return {
    operationId,
    method: method.toUpperCase(),
    path,
    summary,
    description,
    parameters: parameters.flatMap((one) =>
      '$ref' in one ? (components.parameters[nameOf(one.$ref)] ?? []) : one,
    ),
    body: Object.values(requestBody?.content ?? {})[0]?.schema,
    answers: Object.entries(responses).map(([status, answer]) => {
      const { description: reason = '' } = answer.$ref
        ? (components.responses[nameOf(answer.$ref)] ?? {})
        : answer;
      const json = answer.content?.['application/json'] as { schema?: unknown } | undefined;
      return { status, description: reason, data: findData(json?.schema) };
    }),
  };
}

/**
 * Returns the operations by tag; with a search text only those whose path, name, summary or responses contain all its
 * words.
 */
export function listOperations(document: OpenApi, search: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags[0],
      ...toOperation(method, path, operation, document),
    })),
  );
  const matches = operations.filter(({ method, path, operationId, summary, answers }) => {
    const reasons = answers.map(({ description }) => description).join(' ');
    const text = `${method} ${path} ${operationId} ${summary} ${reasons}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return document.tags
    .map(({ name, description }) => ({
      tag: name,
      description,
      operations: matches.filter(({ tag }) => tag === name),
    }))
    .filter(({ operations }) => operations.length > 0);
}
