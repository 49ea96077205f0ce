import type { PdfFailureReason } from './engine/openPdf';

const failure: Record<PdfFailureReason, { title: string; description: string }> = {
  password: {
    title: '这份文件有密码，打不开',
    description: '请在原来的软件里去掉打开密码，另存后重新上传',
  },
  broken: {
    title: '这份文件已损坏，或不是PDF',
    description: '请用能打开它的软件另存为PDF，再重新上传。原文件仍保存着，可以下载核对',
  },
  viewer: {
    title: '阅读器没有加载出来',
    description: '网络可能中断了。文件没有受影响，可重试',
  },
};

export const pdfText = {
  region: (name: string) => `PDF原文：${name}`,
  toolbar: 'PDF阅读工具',
  opening: (name: string) => `正在打开${name}`,
  percent: (share: number) => `${Math.round(share * 100)}%`,
  failure,
  retry: '重试',
  unreadable: '原文没有取到',
  keptFile: '文件与对话都已保留',
  page: (page: number) => `第${page}页`,
  /** The number that is printed on the page, where it is another. */
  printed: (label: string) => `页码${label}`,
  of: (pages: number) => `共${pages}页`,
  jump: '跳到第几页',
  previous: '上一页',
  next: '下一页',
  zoomIn: '放大',
  zoomOut: '缩小',
  fitWidth: '适合宽度',
  zoom: (share: number) => `${Math.round(share * 100)}%`,
  scanned: '没有可检索的文字（扫描件）',
  scannedNote: '这一页没有可以选取和检索的文字',
  pageFailed: '这一页画不出来',
  selection: '选中的文字',
  ask: '引用提问',
  copy: '复制',
  marked: (page: number) => `已翻到第${page}页，引用的原文已标出`,
  unsure: (page: number) => `已翻到第${page}页。引用在页上的位置不能确定，没有标出`,
};
