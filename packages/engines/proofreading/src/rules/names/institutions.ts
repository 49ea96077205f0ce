import type { WordRule } from '../../model/Rule';
import { aroundOf } from '../wordRule';

interface Reform {
  now: string;
  /** The day from which the new name holds. */
  since: string;
  act: string;
}

const reform2023 = '党和国家机构改革方案（2023）';
const reform2018 = '国务院机构改革方案（2018）';
const reform2013 = '国务院机构改革和职能转变方案（2013）';
const reform2008 = '国务院机构改革方案（2008）';
const finance = { now: '国家金融监督管理总局', since: '2023-05-18', act: reform2023 };
const ecology = { now: '生态环境部', since: '2018-03-22', act: reform2018 };
const market = { now: '国家市场监督管理总局', since: '2018-03-22', act: reform2018 };
const health = { now: '国家卫生健康委员会', since: '2018-03-22', act: reform2018 };
const rural = { now: '农业农村部', since: '2023-03-16', act: reform2023 };
const emergency = { now: '应急管理部', since: '2018-03-22', act: reform2018 };
const culture = { now: '文化和旅游部', since: '2018-03-22', act: reform2018 };
const resources = { now: '自然资源部', since: '2018-03-22', act: reform2018 };
const housing = { now: '住房和城乡建设部', since: '2008-03-15', act: reform2008 };
const labour = { now: '人力资源和社会保障部', since: '2008-03-15', act: reform2008 };
const industry = { now: '工业和信息化部', since: '2008-03-15', act: reform2008 };

/** Institutions of the State Council that have another name now. */
const reforms: Readonly<Record<string, Reform>> = {
  中国银行保险监督管理委员会: finance,
  中国银保监会: finance,
  银保监会: finance,
  中国银行业监督管理委员会: finance,
  中国银监会: finance,
  中国保险监督管理委员会: finance,
  中国保监会: finance,
  环境保护部: ecology,
  国家环境保护总局: ecology,
  国家环保总局: ecology,
  国土资源部: resources,
  国家海洋局: resources,
  国家测绘地理信息局: resources,
  国家旅游局: culture,
  国家卫生和计划生育委员会: health,
  国家卫生计生委: health,
  国家卫计委: health,
  国家安全生产监督管理总局: emergency,
  国家安监总局: emergency,
  国家工商行政管理总局: market,
  国家工商总局: market,
  国家质量监督检验检疫总局: market,
  国家质检总局: market,
  国家食品药品监督管理总局: { ...market, now: '国家药品监督管理局' },
  国家新闻出版广电总局: { now: '国家广播电视总局', since: '2018-03-22', act: reform2018 },
  国家林业局: { now: '国家林业和草原局', since: '2018-03-22', act: reform2018 },
  国家粮食局: { now: '国家粮食和物资储备局', since: '2018-03-22', act: reform2018 },
  国务院法制办公室: { now: '司法部', since: '2018-03-22', act: reform2018 },
  国务院法制办: { now: '司法部', since: '2018-03-22', act: reform2018 },
  国务院扶贫开发领导小组办公室: rural,
  国务院扶贫办: rural,
  国家乡村振兴局: rural,
  铁道部: { now: '国家铁路局', since: '2013-03-14', act: reform2013 },
  劳动和社会保障部: labour,
  信息产业部: industry,
  中华人民共和国建设部: housing,
  中华人民共和国农业部: { now: '农业农村部', since: '2018-03-22', act: reform2018 },
  中华人民共和国文化部: culture,
};

/** Words of history: the old name is meant. */
const history = /(?:原|前|时任|前身|曾|撤销|撤并|不再保留|更名|改组|组建|整合|合并|取消|将)[^。；]{0,12}$/;
const historyAfter =
  /^[^。；]{0,10}(?:职责|更名|改组|改为|撤销|不再保留|（现|\(现|（今|的历史|时期)|^(?:令|公告|文件|第|[〔[(（]\s*(?:19|20)\d{2}|副?部长|副?主任|副?局长|副?主席)/;

/** Whether the sentence tells of a time when the old name held: any year before the reform. */
function tellsOfThePast(plain: string, from: number, since: string): boolean {
  const start = Math.max(plain.lastIndexOf('。', from), plain.lastIndexOf('；', from)) + 1;
  const stop = plain.slice(from).search(/[。；]/);
  const sentence = plain.slice(start, stop < 0 ? undefined : from + stop);
  return [...sentence.matchAll(/(?:19|20)\d{2}(?=年|[〕\])）.\-/])/g)].some(([year]) => year <= since.slice(0, 4));
}

export const staleInstitutions: WordRule = {
  id: 'org.stale.reformed',
  class: 'org.stale',
  title: '机构已经更名或撤并',
  clause: '国务院机构改革方案',
  severity: 'review',
  fix: 'choose',
  words: ({ today }) => Object.keys(reforms).filter((name) => (reforms[name]?.since ?? '') <= today),
  judge(name, from, { plain }) {
    const reform = reforms[name];
    const { before, after } = aroundOf(plain, from, name);
    if (!reform || history.test(before) || historyAfter.test(after) || tellsOfThePast(plain, from, reform.since))
      return null;
    // 中国银保监会 holds 银保监会: the longer name is found by itself.
    if (name === '银保监会' && before.endsWith('中国')) return null;
    if (name.endsWith('部') && after.startsWith('门')) return null;
    return {
      from,
      to: from + name.length,
      suggestions: [reform.now],
      reason: `${reform.since.slice(0, 4)}年起职责由${reform.now}承担；说的是当时就不必改`,
      clause: reform.act,
    };
  },
};
