// Writes everything that is derived from openapi/: types and content types for the clients, the bundled
// specification for the server's validators. `--check` writes nothing and fails when a file is stale.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const isCheck = process.argv.includes('--check');
const repo = new URL('../../../', import.meta.url);
const families = ['main', 'notes'];
const methods = ['get', 'post', 'put', 'patch', 'delete'];
const config = await createConfig({});
const blob = ts.factory.createTypeReferenceNode('Blob');
const files = new Map();
const formCalls = {};
const uploadRules = {};
const examples = [];

for (const family of families) {
  const ref = fileURLToPath(new URL(`openapi/${family}/openapi.yaml`, repo));
  const { bundle: result } = await bundle({ ref, config });
  const spec = result.parsed;
  if (family === 'main') examples.push(...examplesOf(spec));
  const ast = await openapiTS(withoutExamples(spec), {
    alphabetize: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: (schema) =>
      schema.contentMediaType === 'application/octet-stream' || schema.format === 'binary' ? blob : undefined,
  });
  files.set(
    `packages/api/src/generated/${family}.ts`,
    `// Generated from openapi/${family} by \`npm run api\`. Do not edit.\n${astToString(ast)}`,
  );
  files.set(`apps/server/src/platform/contract/generated/${family}.json`, `${JSON.stringify(spec, null, 1)}\n`);
  // Of files that somebody chooses; what a page sends by itself has a size only.
  for (const [name, schema] of Object.entries(spec.components.schemas))
    if (schema['x-accepts'] !== undefined)
      uploadRules[name] = { accepts: schema['x-accepts'], maxBytes: schema['x-max-bytes'] };
  formCalls[family] = Object.entries(spec.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const [type] = Object.keys(item[method]?.requestBody?.content ?? {});
      return type === 'application/x-www-form-urlencoded' ? [`${method.toUpperCase()} ${path}`] : [];
    }),
  );
}
files.set(
  'packages/api/src/generated/formCalls.ts',
  `// Generated from openapi/ by \`npm run api\`. Do not edit.
/** Operations that take a form (application/x-www-form-urlencoded) first; the others with a body take JSON or multipart. */
export const formCalls: Record<'main' | 'notes', readonly string[]> = ${JSON.stringify(formCalls, null, 2)};
`,
);
files.set(
  'packages/api/src/generated/uploadRules.ts',
  `// Generated from openapi/ by \`npm run api\`. Do not edit.
export const uploadRules = ${JSON.stringify(uploadRules, null, 2)} as const;
`,
);
files.set(
  'packages/api/src/generated/examples.ts',
  `// Generated from openapi/examples by \`npm run api\`. Do not edit.
// What the operations of the contract answer, by their names: fixtures of tests and stories begin here.
import type { operations } from './main';

type DataOf<Name extends keyof operations> = operations[Name] extends {
  responses: { 200: { content: { 'application/json': { data: infer Data } } } };
}
  ? Data
  : never;

${printExamples()}`,
);

const stale = [];
for (const [name, text] of files) {
  const url = new URL(name, repo);
  if (isCheck) {
    const now = await readFile(url, 'utf8').catch(() => '');
    if (now !== text) stale.push(name);
  } else {
    await mkdir(new URL('.', url), { recursive: true });
    await writeFile(url, text);
  }
}
if (stale.length > 0) {
  console.error(`Stale generated files: ${stale.join(', ')}. Run \`npm run api\`.`);
  process.exitCode = 1;
}

/** The data of the example that each operation answers with, by the name of the operation. */
function examplesOf({ paths }) {
  return Object.values(paths)
    .flatMap((item) => methods.flatMap((method) => item[method] ?? []))
    .flatMap(({ operationId, responses }) => {
      const data = responses[200]?.content?.['application/json']?.example?.data;
      return data && typeof data === 'object' ? [[operationId, data]] : [];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Source of the examples; operations with the same answer share one. */
function printExamples() {
  const first = new Map();
  return examples
    .map(([name, data]) => {
      const text = print(data);
      const said = first.get(text) ?? text;
      if (said === text) first.set(text, name);
      return `export const ${name}: DataOf<'${name}'> = ${said};\n`;
    })
    .join('');
}

/** JSON with what is short on one line. */
function print(value, indent = '') {
  const line = JSON.stringify(value);
  if (value === null || typeof value !== 'object' || line.length + indent.length < 110) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((each) => `${inner}${print(each, inner)}`)
    : Object.entries(value).map(([key, each]) => `${inner}${JSON.stringify(key)}: ${print(each, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

/** Specification without examples of replies, which stand in `examples.ts` and not once more above each type. */
function withoutExamples(spec) {
  const copy = structuredClone(spec);
  for (const item of Object.values(copy.paths))
    for (const method of methods)
      for (const response of Object.values(item[method]?.responses ?? {}))
        for (const content of Object.values(response.content ?? {})) {
          delete content.example;
          delete content.examples;
        }
  return copy;
}
