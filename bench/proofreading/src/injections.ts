import { formatChineseNumber } from '../../../packages/engines/text/src/index';

/** A whole number from 0 on, below the given one. */
export type Chance = (below: number) => number;

export interface Injected {
  text: string;
  from: number;
  to: number;
}

export type Injection = (text: string, chance: Chance) => Injected | null;

/** Makes one of the places that fit wrong. */
function spoil(pattern: RegExp, wrong: (match: RegExpExecArray, chance: Chance) => string): Injection {
  return (text, chance) => {
    const places = [...text.matchAll(pattern)];
    const match = places[chance(places.length)];
    if (!match) return null;
    const written = wrong(match, chance);
    return {
      text: text.slice(0, match.index) + written + text.slice(match.index + match[0].length),
      from: match.index,
      to: match.index + Math.max(1, written.length),
    };
  };
}

/** Writes a wrong paragraph between two of the document. */
function insert(write: (chance: Chance) => string): Injection {
  return spoil(/\n(?=\S)/g, (_, chance) => `\n${write(chance)}\n`);
}

const pick = <Item>(items: readonly Item[], chance: Chance): Item => items[chance(items.length)] as Item;
const words = (from: readonly [right: string, wrong: string][]): Injection => {
  const wrongs = new Map(from);
  return spoil(new RegExp(from.map(([right]) => right).join('|'), 'g'), ([right]) => wrongs.get(right) ?? right);
};
const digits = (length: number, chance: Chance): string => Array.from({ length }, () => chance(10)).join('');

/** Errors by rule, as they come about: by a slip of the hand, an old habit, another input method. */
export const injections: Readonly<Record<string, Injection>> = {
  'punct.width.half': spoil(
    /(?<=\p{Script=Han})[，；：](?=\p{Script=Han})/gu,
    ([mark]) => ({ '，': ',', '；': ';', '：': ':' })[mark] ?? ',',
  ),
  'punct.width.bracket': spoil(/（\p{Script=Han}{2,12}）/gu, ([whole]) => `(${whole.slice(1, -1)})`),
  'punct.repeat.same': spoil(/(?<=\p{Script=Han})[，；、。](?=\p{Script=Han})/gu, ([mark]) => mark + mark),
  'punct.repeat.mixed': spoil(/(?<=\p{Script=Han})，(?=\p{Script=Han})/gu, (_, chance) =>
    pick(['，。', '；，', '、，'], chance),
  ),
  'punct.repeat.exclamation': spoil(/(?<=\p{Script=Han})。(?=\n)/gu, () => '！！'),
  'punct.repeat.ellipsis': spoil(/(?<=\p{Script=Han})。(?=\n)/gu, () => '...'),
  'punct.repeat.et-cetera': spoil(/(?<=\p{Script=Han})等(?=部门|单位|材料|方面)/gu, () => '……等'),
  'punct.repeat.dash': spoil(/(?<=\p{Script=Han})，(?=\p{Script=Han})/gu, () => '--'),
  'punct.pair.alone': spoil(
    /(?<=\p{Script=Han})《\p{Script=Han}{2,20}》(?=\p{Script=Han})|(?<=\p{Script=Han})“\p{Script=Han}{2,8}”/gu,
    ([whole], chance) => (chance(2) === 0 ? whole.slice(1) : whole.slice(0, -1)),
  ),
  'punct.pair.nested': spoil(/〈(\p{Script=Han}{2,20})〉/gu, ([, name]) => `《${name}》`),
  'punct.enum.titles': spoil(/》《/g, () => '》、《'),
  'punct.enum.conjunction': spoil(/(?<=、\p{Script=Han}{2,6})和(?=\p{Script=Han}{2,6}[。；])/gu, () => '、和'),
  'punct.enum.et-cetera': spoil(/(?<=、\p{Script=Han}{2,6})等(?=部门|单位|材料|方面|情况)/gu, () => '、等'),
  'punct.title.not-a-work': insert(
    (chance) =>
      `获得《${pick(['省科技进步奖', '全国创新创业大赛', '行业博览会', '国家技术发明一等奖'], chance)}》的，给予奖励。`,
  ),
  'num.form.full-width': spoil(/\d{1,4}/g, ([number]) =>
    number.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  ),
  'num.form.short-year': spoil(/(?:19[5-9]|200)\d年(?=\d{1,2}月)/g, ([year]) => year.slice(2)),
  'num.form.year-zero': spoil(
    /\n(?=\S)/g,
    (_, chance) => `\n自二零${pick(['二', '一', '零'], chance)}${pick(['三', '五', '八'], chance)}年起施行。\n`,
  ),
  'num.form.percent-range': spoil(/\d{1,2}%/g, ([share], chance) => `${1 + chance(5)}~${share}`),
  'num.form.mixed': insert((chance) => `给予最高${1 + chance(9)}${pick(['百', '千'], chance)}万元资助。`),
  'num.form.times-less': insert(
    (chance) => `单位能耗${pick(['降低', '减少', '下降'], chance)}${pick(['2', '三', '1.5'], chance)}倍以上的企业。`,
  ),
  'num.form.thousands': insert((chance) => `核定经费${1 + chance(900)}，${digits(3, chance)}元。`),
  'num.form.mixed-date': spoil(
    /(\d{1,2})月(\d{1,2})日/g,
    ([, month, date]) => `${formatChineseNumber(Number(month))}月${date}日`,
  ),
  'num.form.unit-range': insert((chance) => `给予${1 + chance(40)}~${50 + chance(40)}万元奖励。`),
  'date.impossible': spoil(/(\d{1,2})月(\d{1,2})日/g, (_, chance) =>
    pick(['2月30日', '4月31日', '13月5日', '9月31日', '6月32日'], chance),
  ),
  'date.month': spoil(/(?<=(?:19|20)\d{2}年)\d{1,2}月(?!\d)/g, (_, chance) => `${13 + chance(7)}月`),
  'date.weekday': insert(
    (chance) => `会议于2026年11月${25 + chance(3)}日（星期${pick(['一', '二', '六', '日'], chance)}）召开。`,
  ),
  'date.range': insert((chance) => `申报时间为2026年${7 + chance(6)}月1日至${1 + chance(6)}月${1 + chance(28)}日。`),
  'date.years': insert((chance) => `规划期为${2026 + chance(9)}—${2015 + chance(9)}年。`),
  'date.clock': insert((chance) => `上午${13 + chance(6)}:30集合。`),
  'unit.old': spoil(/(?<=\d|[一二三四五六七八九十百千万])(?:平方米|厘米)/g, ([unit]) =>
    unit === '厘米' ? '公分' : '平米',
  ),
  'unit.symbol': insert(
    (chance) =>
      `额定功率${1 + chance(900)}${pick(['KW', 'Kw', 'KWH'], chance)}，重量${1 + chance(90)}${pick(['KG', 'Kg'], chance)}。`,
  ),
  'unit.power': insert((chance) => `场地面积${100 + chance(900)}m2。`),
  'unit.percentage-point': insert((chance) => `比上年提高${1 + chance(9)}%个百分点。`),
  'sum.capital-first': insert(
    (chance) => `合同价款为人民币${pick(['叁', '伍', '柒'], chance)}拾万元整（¥${1 + chance(2)}00,000.00）。`,
  ),
  'sum.capital-last': insert(
    (chance) => `价款¥${1 + chance(2)}00,000.00元（大写：${pick(['叁', '伍', '柒'], chance)}拾万元整）。`,
  ),
  'sum.percent': insert((chance) => `其中，固定资产占${50 + chance(20)}%，流动资产占${55 + chance(20)}%。`),
  'sum.parts': insert(
    (chance) => `项目总投资${100 + chance(99)}万元，其中自筹${150 + chance(90)}万元，银行贷款${100 + chance(90)}万元。`,
  ),
  'sum.table': insert(
    (chance) => `\n项目\t金额\n设备\t${100 + chance(90)}\n材料\t${200 + chance(90)}\n合计\t${500 + chance(90)}\n`,
  ),
  'level.bracket-stop': spoil(/(?<=\n（[一二三四五六七八九十]{1,2}）)(?=\p{Script=Han})/gu, () => '、'),
  'level.order': spoil(
    /(?<=\n（[三四五六七八九]）[^\n]*\n)（[四五六七八九]）(?=[^\n]*\n（)/g,
    ([label]) => `（${'一二三四五六七八九十十一'['一二三四五六七八九'.indexOf(label.charAt(1)) + 1]}）`,
  ),
  'level.article': spoil(
    /(?<=\n)第([一二三四五六七八九])条(?=[\s　])/g,
    ([, number = '']) => `第${'零一二三四五六七八九十'['零一二三四五六七八九'.indexOf(number) + 1]}条`,
  ),
  'level.arabic-stop': insert((chance) => `${1 + chance(3)}、申报单位应当具备下列条件`),
  'level.chinese-stop': insert((chance) => `${pick(['一', '二', '三'], chance)}${pick(['.', '，'], chance)}申报要求`),
  'level.ordinal-stop': spoil(/(?<=。)(?=\p{Script=Han}{4,})/gu, (_, chance) =>
    pick(['首先、', '其次、', '第一、'], chance),
  ),
  'docno.bracket': insert(
    (chance) =>
      `依据国科发${pick(['火', '资', '高'], chance)}${pick(['[2016]', '（2021）', '【2019】'], chance)}${1 + chance(300)}号文件执行。`,
  ),
  'docno.ordinal': insert(
    (chance) => `依据财${pick(['税', '教', '企'], chance)}〔2018〕第${1 + chance(99)}号文件执行。`,
  ),
  'docno.zero': insert((chance) => `依据国办发〔2023〕0${1 + chance(9)}号文件执行。`),
  'docno.year': insert((chance) => `依据工信部企业〔${20 + chance(6)}〕${1 + chance(99)}号文件执行。`),
  'docno.attachment-stop': insert(
    (chance) => `附件：${pick(['申报书', '1.汇总表', '项目指南'], chance)}${pick(['。', '；'], chance)}`,
  ),
  'docno.attachment-number': insert((chance) => `附件：1、${pick(['申报书', '汇总表', '项目指南'], chance)}`),
  'docno.date-zero': insert((chance) => `2026年0${1 + chance(9)}月0${1 + chance(9)}日`),
  'docno.date-chinese': insert(
    (chance) => `二〇二六年${pick(['三', '五', '十'], chance)}月${pick(['一', '八', '二十'], chance)}日`,
  ),
  'file.recipient': (text, chance) => ({
    text: `各${pick(['有关单位', '区县人民政府', '相关企业'], chance)}，\n${text}`,
    from: 0,
    to: 8,
  }),
  'file.recipient-colon': (text, chance) => ({
    text: `关于${pick(['组织申报项目', '加强管理', '开展自查'], chance)}的通知\n各${pick(['有关单位', '区县人民政府', '相关企业'], chance)}\n${text}`,
    from: 0,
    to: 20,
  }),
  'file.title-stop': (text, chance) => ({
    text: `关于${pick(['组织申报项目', '加强管理', '开展自查'], chance)}的通知。\n${text}`,
    from: 0,
    to: 14,
  }),
  'file.attachment-numeral': insert((chance) => `申报材料清单见附件${pick(['一', '二', '三'], chance)}。`),
  'file.date-future': insert((chance) => `${2027 + chance(20)}年${1 + chance(12)}月${1 + chance(28)}日`),
  'word.pair.wrong': words([
    ['账户', '帐户'],
    ['作为', '做为'],
    ['即使', '既使'],
    ['部署', '布署'],
    ['竣工', '峻工'],
    ['签订', '签定'],
    ['覆盖', '复盖'],
    ['竞争', '竟争'],
    ['妨碍', '防碍'],
    ['垄断', '拢断'],
    ['和谐', '合谐'],
    ['捐赠', '捐增'],
    ['辨认', '辩认'],
    ['通讯', '通迅'],
  ]),
  'redundant.approximate': insert((chance) => `约有${10 + chance(90)}家企业，用时约${2 + chance(9)}个月左右。`),
  'redundant.surplus': insert((chance) => `已有${10 + chance(90)}多家以上企业参加。`),
  'punct.enum.approximate': insert((chance) => `每次检查${pick(['三、四', '五、六', '七、八'], chance)}个单位。`),
  'unit.jin': insert((chance) => `每亩产量${100 + chance(900)}市斤。`),
  'level.heading-stop': insert((chance) => `${pick(['一、总体要求', '二、主要任务', '（一）基本原则'], chance)}。`),
  'file.attachment-colon': insert((chance) => `附件${pick(['、', '，', ' '], chance)}1.申报书`),
  'file.attachment': insert((chance) => `填写附件${3 + chance(5)}。\n附件：1.申报书\n2.承诺书`),
  'word.pair.doubtful': words([
    ['制定本办法', '制订本办法'],
    ['制定本条例', '制订本条例'],
    ['人民检察院', '人民检查院'],
    ['检察官', '检查官'],
  ]),
  'de3.degree': insert(
    (chance) => `${pick(['企业成长', '工作推进', '产业发展'], chance)}的很${pick(['快', '好'], chance)}。`,
  ),
  'privacy.bank-card': insert(
    (chance) => `卡号${pick(['6222020200123456788', '6217001230004567893', '6225881234567898'], chance)}。`,
  ),
  'privacy.id-card': insert(
    (chance) => `张某，${pick(['440304198801011237', '320102197510020015', '510107200002293318'], chance)}。`,
  ),
  'redundant.limit': spoil(/\d{1,3}(?:人|年|日|万元|家)以上/g, ([amount]) => `超过${amount}`),
  'redundant.least': spoil(/\d{1,3}(?:人|年|日|万元|家)以上/g, ([amount]) => `至少${amount}`),
  'redundant.phrase': insert(
    (chance) => `${pick(['有关部门再次重申', '把要求付诸于实践', '其目的是为了', '原因是由于'], chance)}加强管理。`,
  ),
  'redundant.repeated': spoil(
    /(?<=\p{Script=Han})(?:应当|按照|根据|进行)(?=\p{Script=Han})/gu,
    ([word]) => word + word,
  ),
  'de3.noun': spoil(/(?<=\p{Script=Han}{2})的(?=利益|权利|规定|条件|要求|标准|责任|财产|费用)/gu, (_, chance) =>
    pick(['地', '得'], chance),
  ),
  'word.fixed.sound': words([
    ['实事求是', '实事求事'],
    ['因地制宜', '因地制益'],
    ['法律责任', '法律责认'],
    ['监督管理', '监督管里'],
    ['国家机关', '国家机观'],
    ['突发事件', '突发事见'],
    ['统筹兼顾', '统筹兼固'],
    ['滥用职权', '烂用职权'],
    ['玩忽职守', '完忽职守'],
    ['徇私舞弊', '徇私舞蔽'],
    ['弄虚作假', '弄虚作价'],
  ]),
  'org.stale.reformed': insert(
    (chance) =>
      `由${pick(['环境保护部', '国土资源部', '国家工商总局', '国家卫生计生委', '银保监会'], chance)}会同有关部门负责。`,
  ),
  'law.name.ended': insert(
    (chance) => `依照《${pick(['合同法', '物权法', '担保法', '婚姻法', '侵权责任法'], chance)}》的规定执行。`,
  ),
  'law.name.wrong': insert(
    (chance) => `违反《${pick(['招投标法', '安全生产管理法', '消费者保护法', '残疾人保护法'], chance)}》的，依法处理。`,
  ),
  'term.consistency.defined-twice': insert(
    () => '市科技局（以下简称“主管部门”）受理，市财政局（以下简称“主管部门”）拨付。',
  ),
  'term.consistency.unknown-party': insert(() => '甲方：某甲公司\n乙方：某乙公司\n由丙方承担连带责任。'),
  'term.consistency.party': insert(() => '甲方：某甲有限公司\n乙方：某乙公司\n甲方：某丙有限公司'),
  'term.consistency.spelling': insert(() => '通过App申报，App上提交，也可在APP里查看。'),
  'date.boundary': insert((chance) => `乙方应当在${1 + chance(12)}月${1 + chance(28)}日前付款。`),
  'ad.absolute.word': insert(
    (chance) => `本品${pick(['是最佳选择', '全网最低', '采用顶级工艺', '销量第一', '效果独一无二'], chance)}。`,
  ),
  'privacy.mobile': insert((chance) => `联系人张某，1${3 + chance(6)}${digits(9, chance)}。`),
  'privacy.email': insert((chance) => `材料发至zhang${digits(3, chance)}@163.com。`),
  'privacy.id-card-wrong': insert((chance) => `身份证号：11010519491231${digits(3, chance)}。`),
  'privacy.credit-code': insert((chance) => `统一社会信用代码：91440300${digits(9, chance)}。`),
  'privacy.plate': insert(
    (chance) => `车牌号${pick(['京', '沪', '粤', '浙'], chance)}${pick(['A', 'B', 'C'], chance)}${digits(5, chance)}。`,
  ),
  'privacy.address': insert((chance) => `家庭住址：某市某区建设路${1 + chance(300)}号。`),
};
