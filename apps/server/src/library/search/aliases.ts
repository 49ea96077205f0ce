/** Everyday short forms and the words documents use. Both directions are searched. */
const pairs: readonly (readonly [string, string])[] = [
  ['营收', '营业收入'],
  ['高企', '高新技术企业'],
  ['知产', '知识产权'],
  ['社保', '社会保险'],
  ['个税', '个人所得税'],
  ['企税', '企业所得税'],
  ['五险一金', '社会保险'],
  ['房产证', '不动产权属证书'],
  ['公积金', '住房公积金'],
  ['年假', '年休假'],
  ['民诉法', '民事诉讼法'],
  ['刑诉法', '刑事诉讼法'],
  ['行诉法', '行政诉讼法'],
  ['道交法', '道路交通安全法'],
  ['消法', '消费者权益保护法'],
  ['反法', '反不正当竞争法'],
  ['个保法', '个人信息保护法'],
  ['网安法', '网络安全法'],
  ['数安法', '数据安全法'],
  ['国安法', '国家安全法'],
  ['发改委', '发展和改革委员会'],
  ['工信部', '工业和信息化部'],
  ['人社部', '人力资源和社会保障部'],
  ['科技部', '科学技术部'],
  ['最高法', '最高人民法院'],
  ['最高检', '最高人民检察院'],
  ['人大常委会', '人民代表大会常务委员会'],
  ['软著', '软件著作权'],
  ['ai', '人工智能'],
  ['专精特新小巨人', '专精特新“小巨人”'],
];

const byWord = new Map<string, string[]>();
for (const [short, long] of pairs) {
  byWord.set(short, [...(byWord.get(short) ?? []), long]);
  byWord.set(long, [...(byWord.get(long) ?? []), short]);
}

/** Other wordings of a term; none for most. */
export function aliasesOf(term: string): readonly string[] {
  return byWord.get(term) ?? [];
}
