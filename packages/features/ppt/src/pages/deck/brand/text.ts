import type { BrandPart } from '@hengce/deck';

const parts: Record<BrandPart, string> = { colors: '颜色', fonts: '字体', logo: '标志', footer: '页脚' };

/** What an organisation puts on its decks. */
export const brand = {
  title: '品牌',
  open: (isUsed: boolean): string => (isUsed ? '品牌：已用' : '品牌'),
  opening: '正在读取品牌',
  failedTitle: '品牌没有读到',
  failedKept: '演示文稿没有变化',
  about: '从公司的PPTX里读出颜色、字体、标志和页脚，放到任何一套配色上。每个账号一份，以后新建的演示文稿也用它',
  file: '公司的PPTX',
  another: '换一个PPTX',
  fileRule: 'PPTX，不超过50MB。只读主题与母版，不留文件',
  problems: {
    wrongType: '只收PPTX。请另存后再上传',
    tooLarge: '超过50MB。请删掉几页后再上传',
    empty: '文件是空的。请换一份',
  },
  uploadFailed: '没有读完，网络可能中断了。可重试',
  preview: '效果',
  parts,
  main: '主色',
  accent: '强调色',
  ink: '文字',
  charts: '图表用的颜色',
  wrongColor: '写6位色值，例如0F7B5F',
  changed: (names: readonly ('main' | 'accent')[]) =>
    `${names.map((name) => ({ main: '主色', accent: '强调色' })[name]).join('和')}在这套配色上文字不够清楚，用的是同色相里更清楚的一档`,
  heading: '标题字体',
  body: '正文字体',
  wrongFont: '字体的名字里没有引号、逗号，最多60字',
  fontsHint: '写进PPTX。没有装这个字体的电脑用相近的，换行不变；PDF用内置字体',
  place: '标志的位置',
  places: { top: '右上角', bottom: '页脚' },
  isLight: '标志是浅色的，要深色底',
  none: {
    colors: '文件里没有完整的主题色',
    fonts: '文件里没有写字体',
    logo: '母版和版式里没有PNG、JPEG的小图',
    footer: '',
  } satisfies Record<BrandPart, string>,
  footerHint: (most: number) => `封面、章节页和结束页没有页脚，最多${most}字`,
  use: '这份演示文稿用品牌',
  save: '保存',
  saveFailed: '品牌没有保存，请重试',
  remove: '删除品牌',
  removeAsked: '用它的演示文稿会回到原来的配色，标志一起删除，不能撤销',
  removeNow: '确定删除',
  removed: '已删除品牌，用它的演示文稿回到原来的配色',
  removeFailed: '没有删除，请重试',
};
