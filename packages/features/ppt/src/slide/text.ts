import type { UploadProblem } from '@hengce/api';
import type { LayoutId } from '@hengce/deck';
import type { PictureForm } from './writePictures';

/** Names of what a slide can be and is made of. */
export const layouts: Record<LayoutId, string> = {
  cover: '封面',
  contents: '目录',
  section: '章节页',
  bullets: '要点',
  twoColumn: '两栏',
  comparison: '对比表',
  timeline: '时间轴',
  process: '流程',
  figures: '大数字',
  chart: '图表',
  table: '表格',
  quote: '引文',
  people: '人员',
  picture: '图文',
  closing: '结束页',
};
/** Names of slots, by their last word that is no number. */
export const slots: Record<string, string> = {
  title: '标题',
  subtitle: '副标题',
  unit: '单位',
  date: '日期',
  number: '数字',
  lead: '导语',
  text: '正文',
  head: '小标题',
  body: '正文',
  label: '说明',
  source: '来源',
  name: '姓名',
  role: '职务',
  about: '介绍',
  contact: '联系方式',
  items: '条目',
  columns: '栏',
  nodes: '节点',
  steps: '步骤',
  figures: '数字',
  people: '人员',
};
export const themes: Record<string, string> = {
  azurite: '石青',
  cinnabar: '朱砂（汇报）',
  official: '公文（汇报）',
  navy: '藏青（汇报）',
  pine: '松绿（汇报）',
  ink: '水墨',
  night: '夜色',
  jade: '青玉',
  amber: '琥珀',
  violet: '紫藤',
};
export const pictureProblems: Record<UploadProblem, string> = {
  wrongType: '只收PNG、JPEG。请另存后再上传',
  tooLarge: '超过5MB。请缩小后再上传',
  empty: '文件是空的。请换一张',
};
export const pictureForms: Record<PictureForm, string> = {
  png: 'PNG，这一页（1080像素高）',
  pngs: 'PNG，每页一张，装在一个ZIP里',
};
