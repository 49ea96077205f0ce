import type { UploadProblem } from '@hengce/api';
import type { MainComponents } from '@hengce/api/contract';

type KnowledgeDocument = MainComponents['schemas']['KnowledgeDocument'];

const problems: Record<UploadProblem, string> = {
  wrongType: '不是PDF。请另存为PDF后再上传',
  tooLarge: '超过50MB。请拆分后再上传',
  empty: '文件是空的。请换一份',
};

export const pdfPageText = {
  title: 'PDF问答',
  description: '打开一份PDF，边读边问，答案翻到原文并标出',
  upload: 'PDF文件',
  uploadRule: 'PDF，不超过50MB、500页；存在“对话附件”里，只有您看得到',
  problems,
  uploadFailed: '上传没有完成，网络可能中断了。文件没有变化，可重试',
  recent: '已上传的PDF',
  base: '知识库',
  attachments: '对话附件',
  none: '这里还没有PDF',
  noneBody: '上传后会出现在这里，下次不必再传',
  listFailed: '文件列表没有取到',
  listKept: '文件都在，可重试',
  listLoading: '正在读取文件列表',
  opening: '正在打开文件',
  pages: (pages: number) => `${pages}页`,
  state: (document: KnowledgeDocument): string => {
    const { state, queuePosition, pages, pagesDone, failedPages } = document;
    if (state === 'queued') return queuePosition ? `排队中（第${queuePosition}位）` : '排队中';
    if (state === 'parsing') return pages ? `解析中，${pagesDone}/${pages}页` : '解析中';
    if (state === 'indexing') return '正在建立索引';
    if (state === 'partial') return failedPages.length > 0 ? `${failedPages.length}页没有文字` : '部分可用';
    return state === 'failed' ? '没有读出来' : '可用';
  },
  progress: ({ state, pages, pagesDone }: KnowledgeDocument): string =>
    state === 'queued'
      ? '正在排队等候解析，原文可以先看'
      : state === 'indexing'
        ? '正在建立索引，马上可以提问'
        : pages
          ? `正在解析第${Math.min(pages, pagesDone + 1)}页，共${pages}页；读完的页已可以提问`
          : '正在解析，原文可以先看',
  queue: (position: number) => `前面还有${position - 1}份`,
  partial: (pages: readonly number[]) => `第${rangesOf(pages)}页没有可以读取的文字，提问时不包括这些页`,
  failed: '这份文件没有读出来，不能提问',
  noWords: '没有可以提问的文字',
  retry: '重新解析',
  retryFailed: '没有重新开始解析，可重试',
  tabs: '原文与对话',
  original: '原文',
  conversation: '对话',
  change: '换一份',
  history: '对话记录',
  fresh: '新对话',
  placeholder: '问这份文件',
  welcome: '问这份文件',
  welcomeBody: '只在这份文件里找答案，每句都能翻到原文。选中原文也可以提问',
  examples: ['这份文件主要讲什么', '有哪些金额、比例和期限', '对企业有什么要求'],
  quoted: (name: string, page: number) => `《${name}》第${page}页`,
  goneTitle: '没有找到这份文件',
  goneBody: '可能已被删除。您可以换一份，或重新上传',
  failedTitle: '文件没有打开',
  failedKept: '文件与对话都在，可重试',
  notPdf: '这份文件不是PDF',
  notPdfBody: '在智能对话里可以直接问它',
  noDocument: '这次对话没有指定文件',
};

/** Page numbers as ranges: 3、5至8、12. */
function rangesOf(pages: readonly number[]): string {
  const most = 8;
  const ranges: [number, number][] = [];
  for (const page of [...pages].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && page === last[1] + 1) last[1] = page;
    else ranges.push([page, page]);
  }
  const shown = ranges.slice(0, most).map(([from, to]) => (from === to ? String(from) : `${from}至${to}`));
  return shown.join('、') + (ranges.length > most ? '等' : '');
}
