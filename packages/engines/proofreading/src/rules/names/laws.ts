import { chineseDate } from '@hengce/text';
import type { LawState, ProofreadOptions } from '../../model/options';
import type { WordRule } from '../../model/Rule';
import { aroundOf, type WordEntry, wordRule } from '../wordRule';

const code = (name: string): LawState => ({
  name: `中华人民共和国${name}`,
  endedOn: '2021-01-01',
  successor: '中华人民共和国民法典',
});
const tax = (name: string, endedOn: string, successor: string): LawState => ({
  name: `中华人民共和国${name}`,
  endedOn,
  successor: `中华人民共和国${successor}`,
});

/** Laws that no longer apply, by the decisions that ended them. */
const ended: readonly LawState[] = [
  ...['合同法', '物权法', '婚姻法', '继承法', '收养法', '担保法', '侵权责任法', '民法总则', '民法通则'].map(code),
  ...['中外合资经营企业法', '中外合作经营企业法', '外资企业法'].map((name) => tax(name, '2020-01-01', '外商投资法')),
  tax('环境噪声污染防治法', '2022-06-05', '噪声污染防治法'),
  tax('增值税暂行条例', '2026-01-01', '增值税法'),
  tax('契税暂行条例', '2021-09-01', '契税法'),
  tax('城市维护建设税暂行条例', '2021-09-01', '城市维护建设税法'),
  tax('印花税暂行条例', '2022-07-01', '印花税法'),
  tax('资源税暂行条例', '2020-09-01', '资源税法'),
  tax('耕地占用税暂行条例', '2019-09-01', '耕地占用税法'),
  tax('车辆购置税暂行条例', '2019-07-01', '车辆购置税法'),
  tax('公司登记管理条例', '2022-03-01', '市场主体登记管理条例'),
  tax('企业法人登记管理条例', '2022-03-01', '市场主体登记管理条例'),
  tax('食品卫生法', '2009-06-01', '食品安全法'),
  tax('治安管理处罚条例', '2006-03-01', '治安管理处罚法'),
];

const short = (name: string): string => name.replace(/^中华人民共和国/, '');

function lawsOf(options: ProofreadOptions): Map<string, LawState> {
  const laws = new Map<string, LawState>();
  for (const law of [...ended, ...(options.laws ?? [])])
    if (law.endedOn <= options.today) for (const name of [law.name, short(law.name)]) laws.set(`《${name}》`, law);
  return laws;
}

/** The rule is asked once per occurrence, the options are the same for all of them. */
const known = new WeakMap<ProofreadOptions, Map<string, LawState>>();

function lawsFor(options: ProofreadOptions): Map<string, LawState> {
  const laws = known.get(options) ?? lawsOf(options);
  known.set(options, laws);
  return laws;
}

const history = /(?:原|当时的|废止|失效|已被|旧的?|历史上|曾经?)[^。；]{0,8}$/;
const historyAfter = /^[^。；]{0,40}(?:废止|失效|不再适用|取代|替代|已被|同时停止)|^(?:[（(](?:已|原|19|20)|（现)/;

export const endedLaws: WordRule = {
  id: 'law.name.ended',
  class: 'law.name',
  title: '引用的法规已经失效',
  clause: '现行有效法律法规目录',
  severity: 'review',
  fix: 'choose',
  readsProtected: true,
  words: (options) => lawsFor(options).keys(),
  judge(word, from, { plain }, options) {
    const law = lawsFor(options).get(word);
    const { before, after } = aroundOf(plain, from, word);
    if (!law || history.test(before) || historyAfter.test(after)) return null;
    // A sentence of an earlier year speaks of the law that was in force.
    const start = plain.lastIndexOf('。', from) + 1;
    const sentence = plain.slice(start, from);
    if ([...sentence.matchAll(/(?:19|20)\d{2}(?=年)/g)].some(([year]) => year < law.endedOn.slice(0, 4))) return null;
    const isFull = word.startsWith('《中华人民共和国');
    const successor = law.successor === undefined ? undefined : isFull ? law.successor : short(law.successor);
    return {
      from,
      to: from + word.length,
      suggestions: successor === undefined ? [] : [`《${successor}》`],
      reason: `${chineseDate(law.endedOn)}起不再适用${successor === undefined ? '' : `，现行的是《${successor}》`}；说的是当时就不必改`,
    };
  },
};

const name = (right: string): WordEntry => ({
  suggestions: [right],
  reason: `法规的名称是${right}`,
});

/** Rule about names that no law has, with the law that is meant. */
export const wrongLaws = wordRule(
  {
    id: 'law.name.wrong',
    class: 'law.name',
    title: '法规名称不对',
    clause: '现行有效法律法规目录',
    severity: 'error',
    fix: 'choose',
    readsProtected: true,
  },
  {
    '《安全生产管理法》': name('《安全生产法》'),
    '《消费者保护法》': name('《消费者权益保护法》'),
    '《消费者权益法》': name('《消费者权益保护法》'),
    '《个人信息安全法》': name('《个人信息保护法》'),
    '《残疾人保护法》': name('《残疾人保障法》'),
    '《未成年保护法》': name('《未成年人保护法》'),
    '《妇女权益保护法》': name('《妇女权益保障法》'),
    '《招投标法》': name('《招标投标法》'),
    '《招投标法实施条例》': name('《招标投标法实施条例》'),
    '《道路交通法》': name('《道路交通安全法》'),
    '《知识产权法》': { suggestions: [], reason: '没有《知识产权法》，写明是《专利法》《商标法》还是《著作权法》' },
    '《高新技术企业认定办法》': name('《高新技术企业认定管理办法》'),
    '《税收征管法》': { ...name('《税收征收管理法》'), severity: 'suggestion' },
    '《反不当竞争法》': name('《反不正当竞争法》'),
    '《反不正当竞争法律》': name('《反不正当竞争法》'),
    '《劳动合同法实施细则》': name('《劳动合同法实施条例》'),
    '《政府信息公开法》': name('《政府信息公开条例》'),
    '《民法典典》': name('《民法典》'),
    '《著作权保护法》': name('《著作权法》'),
    '《中小企业法》': name('《中小企业促进法》'),
    '《科技成果转化法》': name('《促进科技成果转化法》'),
    '《促进科技成果转换法》': name('《促进科技成果转化法》'),
    '《科技进步法》': { ...name('《科学技术进步法》'), severity: 'suggestion' },
    '《网络信息安全法》': name('《网络安全法》'),
    '《预算管理法》': name('《预算法》'),
    '《政府采购管理法》': name('《政府采购法》'),
  },
);
