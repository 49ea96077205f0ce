import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describeErrors, type FieldError } from './fieldMessages';
import { documents, jsonType, type Operation, operations, type Parameter, type Schema } from './spec';
import type { Family } from './types';

/** Function that gives the errors of a value by field; none when it is valid. */
export type Check = (value: unknown) => FieldError[];

export interface OperationValidators {
  query: Check;
  path: Check;
  header: Check;
  /** By media type. */
  body: ReadonlyMap<string, Check>;
  /** Problems of a reply in English, for the log; empty when it keeps the contract. */
  reply: (envelope: unknown) => string;
}

const ajv = createAjv();
const failureReply = compiled({ $ref: 'main#/components/responses/Failure/content/application~1json/schema' });

function createAjv(): Ajv2020 {
  const instance = new Ajv2020({
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    strictRequired: false,
  });
  // What an OpenAPI document holds beside JSON Schema. Schemas inside it are still read strictly.
  instance.addVocabulary([
    'openapi',
    'info',
    'servers',
    'security',
    'tags',
    'paths',
    'components',
    'example',
    'discriminator',
    'x-accepts',
    'x-max-bytes',
  ]);
  addFormats.default(instance);
  for (const family of Object.keys(documents) as Family[]) {
    // Only parts of a document are schemas; Ajv finds them by pointer and must not judge the rest.
    instance.addSchema(documents[family] as object, family, undefined, false);
  }
  return instance;
}

/**
 * Problems, in English, of a value that is not from a request, by a schema of the main API; empty when it is valid.
 *
 * @throws Error for a schema that the API does not have
 */
export function schemaProblems(schema: string, value: unknown): string {
  const validate = ajv.getSchema(`main#/components/schemas/${schema}`);
  if (validate === undefined) throw new Error(`no schema ${schema}`);
  return validate(value) ? '' : ajv.errorsText(validate.errors, { dataVar: schema });
}

/** Compiles a schema when it is first needed: all of them take three seconds, and in production replies need none. */
function compiled(schema: AnySchemaObject): () => ValidateFunction {
  let validate: ValidateFunction | undefined;
  return () => {
    validate ??= ajv.compile(schema);
    return validate;
  };
}

/**
 * Check of values that come another way, as lines of a file, by the JSON body of an operation.
 *
 * @throws Error for an operation without one
 */
export function bodyCheck(operationId: string): Check {
  const operation = operations.find(({ id }) => id === operationId);
  const found = operation && validatorsOf(operation).body.get(jsonType);
  if (found === undefined) throw new Error(`no JSON body of ${operationId}`);
  return found;
}

export function validatorsOf(operation: Operation): OperationValidators {
  const base = `${operation.family}#${operation.pointer}`;
  const reply =
    operation.replyType === jsonType
      ? compiled({ $ref: `${base}/responses/200/content/application~1json/schema` })
      : failureReply;
  return {
    query: parametersCheck(operation, 'query'),
    path: parametersCheck(operation, 'path'),
    header: parametersCheck(operation, 'header'),
    body: new Map(
      operation.bodyTypes.map((type) => [
        type,
        check(compiled({ $ref: `${base}/requestBody/content/${type.replaceAll('/', '~1')}/schema` }), operation.id),
      ]),
    ),
    reply: (envelope) => {
      const validate = ((envelope as { code?: unknown }).code === 200 ? reply : failureReply)();
      return validate(envelope) ? '' : ajv.errorsText(validate.errors, { dataVar: 'reply' });
    },
  };
}

function parametersCheck(operation: Operation, place: Parameter['in']): Check {
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const { name, pointer, ...parameter } of operation.parameters) {
    if (parameter.in !== place) continue;
    properties[name] = { $ref: `${operation.family}#${pointer}` };
    if (parameter.required) required.push(name);
  }
  // An operation without 400 among its codes has no way to complain, so it ignores what it does not know.
  const additionalProperties = !operation.codes.includes(400);
  return check(compiled({ type: 'object', properties, required, additionalProperties }));
}

function check(validator: () => ValidateFunction, operationId?: string): Check {
  return (value) => {
    const validate = validator();
    return validate(value) ? [] : describeErrors(validate.errors ?? [], operationId);
  };
}
