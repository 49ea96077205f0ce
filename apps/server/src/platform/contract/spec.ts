import mainDocument from './generated/main.json' with { type: 'json' };
import notesDocument from './generated/notes.json' with { type: 'json' };
import type { Family } from './types';

/** Keywords of JSON Schema that we read ourselves; Ajv handles the rest. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  default?: unknown;
  enum?: readonly unknown[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  /** Kinds and size of a file. */
  'x-accepts'?: readonly string[];
  'x-max-bytes'?: number;
}

interface ParameterObject {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: Schema;
}

/** Parameter with its references resolved. */
export interface Parameter extends ParameterObject {
  /** JSON pointer of its schema in the document. */
  pointer: string;
}

interface MediaTypes {
  content: Record<string, { schema: Schema; example?: unknown }>;
}

interface OperationObject {
  operationId: string;
  'x-codes': number[];
  security?: Record<string, unknown>[];
  parameters?: (ParameterObject | { $ref: string })[];
  requestBody?: MediaTypes;
  responses: { 200: MediaTypes };
}

interface Document {
  security: Record<string, unknown>[];
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, Schema>; parameters?: Record<string, ParameterObject> };
}

export const jsonType = 'application/json';

/** Bundled specifications, the only source of routes, validators and codes. */
export const documents = {
  main: mainDocument as unknown as Document,
  notes: notesDocument as unknown as Document,
} satisfies Record<Family, Document>;

export interface Operation {
  family: Family;
  id: string;
  method: string;
  /** Path as the specification writes it: /api/v1/user/use/{module}. */
  path: string;
  codes: readonly number[];
  /** Name of the security scheme; null for calls before sign-in. */
  security: string | null;
  parameters: readonly Parameter[];
  /** Media types a body may have; empty when the operation takes none. */
  bodyTypes: readonly string[];
  /** JSON pointer of the operation in its document, for references to its schemas. */
  pointer: string;
  /** Media type of a success: JSON is the envelope, anything else is a file or a stream. */
  replyType: string;
  example: unknown;
}

export const operations: readonly Operation[] = (Object.keys(documents) as Family[]).flatMap(listOperations);

function listOperations(family: Family): Operation[] {
  const document = documents[family];
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Operation => {
      const security = operation.security ?? document.security;
      const pointer = `/paths/${path.replaceAll('/', '~1')}/${method}`;
      return {
        family,
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        codes: operation['x-codes'],
        security: Object.keys(security[0] ?? {})[0] ?? null,
        parameters: (operation.parameters ?? []).map((parameter, index) =>
          '$ref' in parameter
            ? sharedParameter(document, parameter.$ref)
            : { ...parameter, pointer: `${pointer}/parameters/${index}/schema` },
        ),
        bodyTypes: Object.keys(operation.requestBody?.content ?? {}),
        pointer,
        replyType: Object.keys(operation.responses[200].content)[0] ?? jsonType,
        example: operation.responses[200].content[jsonType]?.example,
      };
    }),
  );
}

function sharedParameter(document: Document, ref: string): Parameter {
  const name = ref.split('/').at(-1) ?? '';
  const parameter = document.components.parameters?.[name];
  if (parameter === undefined) throw new Error(`no parameter ${ref}`);
  return { ...parameter, pointer: `/components/parameters/${name}/schema` };
}

/** Schema with its $ref resolved. */
export function resolveSchema(family: Family, schema: Schema): Schema {
  let current = schema;
  while (current.$ref !== undefined) {
    const keys = current.$ref.slice(2).split('/');
    current = keys.reduce<unknown>(
      (node, key) => (node as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      documents[family],
    ) as Schema;
  }
  return current;
}

/** Schema of the body in one media type. @throws Error for a type that the operation does not take */
export function bodySchema(operation: Operation, mediaType: string): Schema {
  const content =
    documents[operation.family].paths[operation.path]?.[operation.method.toLowerCase()]?.requestBody?.content;
  const schema = content?.[mediaType]?.schema;
  if (schema === undefined) throw new Error(`${operation.id} has no body of type ${mediaType}`);
  return resolveSchema(operation.family, schema);
}

/** Kinds and highest size (bytes) that a file schema allows. @throws Error for a schema that is no file */
export function fileRule(family: Family, schema: string): { accepts: readonly string[]; maxBytes: number } {
  const { 'x-accepts': accepts, 'x-max-bytes': maxBytes } = documents[family].components.schemas[schema] ?? {};
  if (accepts === undefined || maxBytes === undefined) throw new Error(`${schema} is no file of the contract`);
  return { accepts, maxBytes };
}
