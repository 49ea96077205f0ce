import type { ModuleName } from './equity';

/** What the portal calls each module. */
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

export const modules = Object.keys(moduleNames) as ModuleName[];
