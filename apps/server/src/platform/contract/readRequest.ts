import { type FieldError, labelOf } from './fieldMessages';
import { fieldRejection, Rejection } from './Rejection';
import { bodySchema, jsonType, type Operation, resolveSchema, type Schema } from './spec';
import { contractText } from './text';

export const maxBodyBytes = 1_000_000;
/** Room for the frame around a file and for what is said of it. */
const frameBytes = 300_000;
const multipart = 'multipart/form-data';
/** No operation has nearly as many; more would only cost the validator time. */
const maxFields = 200;
const maxDepth = 32;

type Fields = Record<string, unknown>;

/**
 * Query parameters by the types of the specification: arrays from repeated names, defaults filled in, control characters
 * in free text as spaces. What is not of its type stays text, for the validator.
 *
 * @throws Rejection 400 for a repeated name that is no array, and for more than 200 names
 */
export function readQuery(operation: Operation, search: URLSearchParams): Fields {
  const schemas: Record<string, Schema> = {};
  for (const { name, in: place, schema } of operation.parameters) {
    if (place === 'query') schemas[name] = resolveSchema(operation.family, schema);
  }
  const fields = fromText(operation, search, schemas);
  for (const [name, schema] of Object.entries(schemas)) {
    if (fields[name] === undefined && schema.default !== undefined) fields[name] = schema.default;
    // Words to search for may come from anywhere; a stray control character is not worth a refusal.
    if (schema.type === 'string' && isFreeText(schema) && typeof fields[name] === 'string') {
      fields[name] = fields[name].toWellFormed().replace(/\p{Cc}/gu, ' ');
    }
  }
  return fields;
}

/** Path parameters by the types of the specification. */
export function readPath(operation: Operation, params: Readonly<Record<string, string>>): Fields {
  const fields: Fields = Object.create(null);
  for (const { name, in: place, schema } of operation.parameters)
    if (place === 'path') fields[name] = coerce(params[name] ?? '', resolveSchema(operation.family, schema));
  return fields;
}

/** Header parameters of the specification; other headers are ignored. */
export function readHeaders(operation: Operation, headers: Headers): Fields {
  const fields: Fields = Object.create(null);
  for (const { name, in: place } of operation.parameters) {
    const value = place === 'header' ? headers.get(name) : null;
    if (value !== null) fields[name] = value;
  }
  return fields;
}

/**
 * Fields of the body and its media type; none for an empty JSON body or a form without content type.
 *
 * @throws Rejection 400 for what cannot be read, 413 for too much, 415 for a type that the operation does not take
 */
export async function readBody(operation: Operation, request: Request): Promise<{ type: string; fields: Fields }> {
  const type = mediaType(operation, request.headers);
  if (type === multipart) return { type, fields: await parseMultipart(operation, request) };
  const text = decode(await readBytes(request, maxBodyBytes, contractText.tooLarge));
  if (type === 'application/json') {
    if (text.trim() === '') return { type, fields: {} };
    return { type, fields: parseJson(text) };
  }
  const schemas = Object.fromEntries(
    Object.entries(bodySchema(operation, type).properties ?? {}).map(([name, schema]) => [
      name,
      resolveSchema(operation.family, schema),
    ]),
  );
  return { type, fields: fromText(operation, new URLSearchParams(text), schemas) };
}

/**
 * Errors of the fields whose name or text PostgreSQL or a terminal cannot hold (NUL, other control characters but tab and
 * line breaks, half surrogates), or that nest deeper than 32.
 */
export function findUnprintable(fields: Fields): FieldError[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    const problem = problemOf(field, 0) ?? problemOf(value, 0);
    return problem === null ? [] : [{ field: field.slice(0, 64), message: `${labelOf(field)}${problem}` }];
  });
}

// Tab and line breaks are text.
const controlCharacters = /(?![\t\n\r])\p{Cc}/u;

function problemOf(value: unknown, depth: number): string | null {
  if (typeof value === 'string') {
    const isClean = !controlCharacters.test(value) && value.isWellFormed();
    return isClean ? null : '含有看不见的控制字符，请删除后重试';
  }
  if (typeof value !== 'object' || value === null) return null;
  if (depth === maxDepth) return `嵌套超过${maxDepth}层，请检查后重试`;
  for (const part of Array.isArray(value) ? value : Object.entries(value).flat()) {
    const problem = problemOf(part, depth + 1);
    if (problem !== null) return problem;
  }
  return null;
}

const isFreeText = (schema: Schema): boolean =>
  schema.pattern === undefined && schema.enum === undefined && schema.format === undefined;

function fromText(operation: Operation, source: URLSearchParams, schemas: Record<string, Schema>): Fields {
  const parameters = new Map<string, string[]>();
  for (const [name, value] of source) {
    const values = parameters.get(name);
    if (values === undefined) parameters.set(name, [value]);
    else values.push(value);
  }
  refuseTooMany(parameters.size);
  const fields: Fields = Object.create(null);
  for (const [name, values] of parameters) {
    const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    if (schema?.type === 'array') {
      const items = resolveSchema(operation.family, schema.items ?? {});
      fields[name] = values.map((value) => coerce(value, items));
    } else if (schema !== undefined && values.length > 1) {
      const message = `${labelOf(name)}只能填一次，现在有${values.length}个`;
      throw fieldRejection(name, message);
    } else {
      fields[name] = coerce(values[0] ?? '', schema ?? {});
    }
  }
  return fields;
}

function refuseTooMany(count: number): void {
  if (count > maxFields) throw new Rejection(400, contractText.tooManyFields(maxFields, count), 400);
}

/** Text that is not of the type stays text, so that the validator can name the rule. */
function coerce(text: string, schema: Schema): unknown {
  if (schema.type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (schema.type === 'number' && /^-?\d{1,15}(\.\d{1,15})?$/.test(text)) return Number(text);
  if (schema.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function mediaType(operation: Operation, headers: Headers): string {
  const header = headers.get('content-type');
  if (headers.has('content-encoding')) throw new Rejection(415, contractText.encodedBody, 415);
  if (header === null) {
    // Nothing was sent at all: the missing fields are the better message.
    if (headers.get('content-length') === '0' || !headers.has('content-length'))
      return operation.bodyTypes.includes(jsonType) ? jsonType : (operation.bodyTypes[0] ?? jsonType);
    throw new Rejection(415, contractText.wrongType, 415);
  }
  const [type = '', ...parameters] = header.split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice(8)
    .replaceAll('"', '');
  const isUtf8 = charset === undefined || charset === 'utf-8' || charset === 'utf8';
  if (!operation.bodyTypes.includes(type) || !isUtf8) throw new Rejection(415, contractText.wrongType, 415);
  return type;
}

async function readBytes(request: Request, most: number, message: string): Promise<Buffer> {
  const tooLarge = () => new Rejection(413, message, 413);
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge();
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > most) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Rejection) throw error;
    throw new Rejection(400, contractText.interrupted, 400);
  }
  return Buffer.concat(chunks);
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Rejection(400, contractText.notUtf8, 400);
  }
}

/** Files stay File objects; whoever takes one looks at its bytes, never at its declared type. */
async function parseMultipart(operation: Operation, request: Request): Promise<Fields> {
  const type = request.headers.get('content-type');
  // Nothing was sent at all: the missing file is the better message.
  if (type === null) return {};
  const sizes = new Map<string, number>();
  for (const [name, schema] of Object.entries(bodySchema(operation, multipart).properties ?? {})) {
    const size = resolveSchema(operation.family, schema)['x-max-bytes'];
    if (size !== undefined) sizes.set(name, size);
  }
  const most = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const bytes = await readBytes(request, most + frameBytes, contractText.tooLargeFile(most / 1e6));
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  } catch {
    throw new Rejection(400, contractText.brokenForm, 400);
  }
  const fields: Fields = Object.create(null);
  // Words where a file belongs are no file.
  for (const [name, value] of form) if (typeof value !== 'string' || !sizes.has(name)) fields[name] = value;
  refuseTooMany(Object.keys(fields).length);
  return fields;
}

function parseJson(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Rejection(400, contractText.brokenJson, 400);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Rejection(400, contractText.notAnObject, 400);
  }
  refuseTooMany(Object.keys(value).length);
  return value as Fields;
}
