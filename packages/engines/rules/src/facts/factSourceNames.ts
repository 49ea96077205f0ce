import type { FactSource } from './factDefs';

/** Chinese names of the origins of a value. */
export const factSourceNames: Readonly<Record<FactSource, string>> = {
  user: '本人填写',
  import: '导入',
  sample: '示例',
};
