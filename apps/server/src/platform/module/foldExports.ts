import type { AccountExport, Module } from './Module';

/** Export of all rooms, in their order. */
export function foldExports(modules: readonly Module[]): AccountExport {
  const all = modules.flatMap(({ exports }) => exports ?? []);
  const values: Record<string, Record<string, string>> = {};
  for (const own of all)
    for (const [column, words] of Object.entries(own.values ?? {})) values[column] = { ...values[column], ...words };
  return {
    parts: all.flatMap(({ parts }) => parts),
    fields: Object.assign({}, ...all.map(({ fields }) => fields)),
    values,
  };
}
