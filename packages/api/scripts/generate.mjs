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
const contentTypes = {};
const uploadRules = {};

for (const family of families) {
  const ref = fileURLToPath(new URL(`openapi/${family}/openapi.yaml`, repo));
  const { bundle: result } = await bundle({ ref, config });
  const spec = result.parsed;
  const ast = await openapiTS(structuredClone(spec), {
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
  for (const [name, schema] of Object.entries(spec.components.schemas))
    if (schema['x-max-bytes'] !== undefined)
      uploadRules[name] = { accepts: schema['x-accepts'], maxBytes: schema['x-max-bytes'] };
  contentTypes[family] = Object.fromEntries(
    Object.entries(spec.paths).flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const content = item[method]?.requestBody?.content;
        return content ? [[`${method.toUpperCase()} ${path}`, Object.keys(content)[0]]] : [];
      }),
    ),
  );
}
files.set(
  'packages/api/src/generated/contentTypes.ts',
  `// Generated from openapi/ by \`npm run api\`. Do not edit.
/** The first content type that each operation with a body declares; what a call sends unless it says otherwise. */
export const contentTypes: Record<'main' | 'notes', Readonly<Record<string, string>>> = ${JSON.stringify(contentTypes, null, 2)};
`,
);
files.set(
  'packages/api/src/generated/uploadRules.ts',
  `// Generated from openapi/ by \`npm run api\`. Do not edit.
export const uploadRules = ${JSON.stringify(uploadRules, null, 2)} as const;
`,
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
