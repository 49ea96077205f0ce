/** While a model writes slides, and after it. */
export const writing = {
  running: (written: number, all: number) => `正在写，写好${written}页，共${all}页。可以离开，写好的都留着`,
  stale: '进度暂时读不到，连上以后自动更新',
  model: (model: string) => `由${model}写，请核对`,
  states: { waiting: '等待', writing: '正在写', written: '写好了', failed: '没有写成', left: '没有写，是大纲的原样' },
  outline: '照大纲',
  locked: '已锁定，没有动',
  stop: '停止',
  stopFailed: '没有停下来，请重试',
  stopped: (written: number, open: number) => `已停止。写好的${written}页留着，其余${open}页是大纲的原样`,
  failed: (written: number, open: number) => `写好${written}页，${open}页没有写成，是大纲的原样`,
  again: (open: number) => `接着写${open}页`,
  retry: (page: number) => `重写第${page}页`,
  leave: '看各页',
};

/** One slide written anew. */
export const rewriting = {
  open: '重写本页',
  title: '重写本页',
  wish: '要求（可以不写）',
  wishPlaceholder: '例如：写短一些，突出金额',
  write: '重写',
  again: '再写一次',
  writing: '正在写',
  take: '用新的',
  before: '现在的',
  after: '新写的',
  check: '请核对，用了以后可以撤销',
  failed: '没有写成，这一页没有变。请重试',
};
