import type { ModuleName } from './equity';

/** Chinese names of the modules, as the portal shows them. */
export const moduleNames: Readonly<Record<ModuleName, string>> = {
  policy: '政策检索',
  match: '政策匹配',
  compare: '区域对比',
  acquisition: 'AI获客',
  assistant: '智能对话',
  knowledge: '知识库',
  ppt: 'AI-PPT',
  meeting: '会议转写',
  evaluation: '企业评测',
  proofreading: '智能校对',
};

/**
 * Modules whose uses are counted, in the order of the page: only these are shown with a number and sold. Reading (政策检索, 区域对比)
 * is not counted.
 */
export const countedModules: readonly ModuleName[] = [
  'match',
  'acquisition',
  'assistant',
  'knowledge',
  'ppt',
  'meeting',
  'proofreading',
  'evaluation',
];
