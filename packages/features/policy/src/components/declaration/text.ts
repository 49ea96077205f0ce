import type { DeliveryKind } from '@hengce/api';
import { createUseText } from '@hengce/feature-kit';

const delivery: Record<DeliveryKind, string> = {
  noApplication: '免申即享',
  instant: '即申即享',
  review: '审核制',
  competitive: '评审制',
  recommendation: '推荐制',
};

/** Words that several pages of 项目申报 say. */
const text = {
  delivery,
  sample: '示例',
  goneTitle: '没有这份申报',
  goneBody: '可能已删除，或地址不完整',
  all: '全部申报',
  failedTitle: '申报没有打开',
  failedKept: '已填写的内容都在',
  loading: '正在打开申报',
  cancel: '取消',
  save: '保存',
  remove: '删除',
  comma: '，',
  and: '、',
  notSaved: (reason: string) => `没有保存，填的都在。${reason}`,
  files: {
    rules: 'PDF、Word、Excel、PPT、OFD、PNG、JPEG，单个不超过20MB',
    wrongType: (name: string) => `文件应为PDF、DOCX、XLSX、PPTX、OFD、PNG或JPEG，现在是“${name}”。旧版的DOC、XLS请另存`,
    tooLarge: (_name: string, size: string) => `文件最大20MB，现在是${size}。请压缩，或拆成几份`,
    empty: (name: string) => `“${name}”是空的，请重新选择`,
  },
  start: {
    evaluate: '预评估',
    begin: '开始申报',
    go: '继续申报',
    failed: (reason: string) => `没有开始，可以重试。${reason}`,
  },
  move: {
    more: '更多操作',
    blockers: (count: number) => `还差${count}项，补齐后才能继续`,
    note: '说明',
    noteNeeded: '写明原因，留在进度里',
    receiptNo: '官方平台的受理编号',
    receiptHelp: '受理编号与提交截图至少有一样',
    receiptMissing: '填写受理编号，或上传提交成功的截图',
    files: '附件',
    screenshot: '提交成功的截图或回执',
    dueOn: '补正期限',
    notFiled: '衡策不代为提交。先在官方平台提交，再在这里记录。记录后申报书与材料不能再改，收到补正要求时重新开放。',
    official: '打开官方平台',
    failed: (reason: string) => `没有完成，填的都在。${reason}`,
    done: (name: string) => `已${name}`,
    uploadFailed: '没有上传，可以重试',
  },
  comments: {
    none: '还没有批注。请同事看过后，把要改的地方写在这里',
    by: (author: string, at: string) => `${author}，${at}`,
    resolve: '标记为已解决',
    reopen: '重新打开',
    resolved: '已解决',
    target: '批注在哪里',
    text: '批注',
    author: '谁写的',
    authorHelp: '不填为当前账号',
    add: '添加批注',
    go: '去看',
    failed: (reason: string) => `没有添加，写的都在。${reason}`,
  },
  shift: {
    title: (day: string) => `通知有变更（${day}发现），逐项核对后再继续`,
    before: '原来',
    after: '现在',
    none: '没有',
    accept: '已按变更核对',
  },
};

export const useDeclarationText = createUseText('policy', { declaration: text });
