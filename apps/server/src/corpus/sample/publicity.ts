import type { PublicityEntryRecord, PublicityRecord } from '../../library/publicity';
import { addDays } from './chinese';
import { sampleSource, TITLE_MARK } from './measureTerms';
import { CORPUS_DAY, planSamples } from './plan';
import { randomFor } from './prng';
import { sampleEnterprise } from './sampleEnterprise';
import { capYuan } from './terms';
import { issuersOf } from './wording';

export interface SamplePublicity {
  lists: PublicityRecord[];
  entries: PublicityEntryRecord[];
}

const HOME = '330100';
const NAMES = [
  '云帆',
  '远岚',
  '启衡',
  '澄江',
  '汇川源',
  '明岳',
  '拓新',
  '合序',
  '青禾',
  '北辰',
  '映川',
  '新棠',
  '海岳',
  '知行',
  '恒策',
  '南屿',
];
const TRADES = ['智能装备', '精密制造', '新材料', '软件技术', '生物科技', '新能源', '电子科技', '自动化'];
const INDUSTRIES: Record<string, string> = {
  智能装备: '通用设备制造业',
  精密制造: '通用设备制造业',
  新材料: '化学原料和化学制品制造业',
  软件技术: '软件和信息技术服务业',
  生物科技: '医药制造业',
  新能源: '电气机械和器材制造业',
  电子科技: '计算机、通信和其他电子设备制造业',
  自动化: '仪器仪表制造业',
};
/** Districts of the demo region, so that statistics have something to say. */
const DISTRICTS = ['上城区', '拱墅区', '西湖区', '滨江区', '萧山区', '余杭区'];
const LISTS = 24;

/**
 * 24 invented publicity lists of invented firms and a correction of one, in the form of real ones; the demo firm is in
 * one, and under a similar name in another.
 */
export function generatePublicity(seed = 20261121): SamplePublicity {
  const measures = planSamples(seed).filter(
    ({ region, content }) => region.code.startsWith('33') && content.awards.length > 0,
  );
  const random = randomFor(seed, 'publicity lists');
  const chosen = [
    ...measures.filter(({ region }) => region.code === HOME).slice(0, 4),
    ...random.some(
      measures.filter(({ region }) => region.code !== HOME),
      LISTS - 4,
    ),
  ];
  const lists: PublicityRecord[] = [];
  const entries: PublicityEntryRecord[] = [];
  for (const [index, measure] of chosen.entries()) {
    const draw = randomFor(seed, `publicity ${measure.id}`);
    const { region, family, content } = measure;
    // The first runs on the day of the corpus, the others lie behind it.
    const from = addDays(CORPUS_DAY, index === 0 ? -1 : -draw.int(8, 300));
    const id = `s-pub-${measure.id.slice(2)}`.slice(0, 64);
    const year = from.slice(0, 4);
    lists.push({
      type: 'publicityList',
      id,
      title: `${TITLE_MARK}${year}年${region.name}${family.subject}拟支持名单公示`,
      docNo: `示例公〔${year}〕${String(index + 1).padStart(3, '0')}号`,
      issuer: issuersOf(region, family.department)[0] ?? '',
      regionCode: region.code,
      kind: 'proposed',
      from,
      to: addDays(from, index === 0 ? 9 : 6),
      objection: '公示期内以书面形式向受理部门提出：单位加盖公章，个人署真实姓名并留联系方式',
      policyId: measure.id,
      corrects: null,
      source: sampleSource(),
    });
    const count = draw.int(8, 40);
    for (let seq = 1; seq <= count; seq += 1) {
      const trade = draw.pick(TRADES);
      const award = draw.pick(content.awards);
      const cap = capYuan(award.amount);
      const own = index === 0 && seq === 5 ? sampleEnterprise.name : null;
      const alike = index === 1 && seq === 3 ? sampleEnterprise.name.replace('有限公司', '股份有限公司') : null;
      entries.push({
        type: 'publicityEntry',
        listId: id,
        seq,
        name: own ?? alike ?? `${region.name}${draw.pick(NAMES)}${trade}（示例）有限公司`,
        uscc: null,
        project: award.name,
        amountFen: cap === null ? null : Math.round((cap * draw.int(20, 100)) / 100) * 100,
        region: region.code === HOME ? draw.pick(DISTRICTS) : region.name,
        industry: INDUSTRIES[trade] ?? null,
      });
    }
  }
  const [, , third] = lists;
  if (third)
    lists.push({
      ...third,
      id: `${third.id}-c`.slice(0, 64),
      title: `${third.title.replace('拟支持名单公示', '拟支持名单更正公告')}`,
      docNo: `示例公〔${third.from.slice(0, 4)}〕${String(LISTS + 1).padStart(3, '0')}号`,
      kind: 'correction',
      from: addDays(third.from, 3),
      to: addDays(third.to, 3),
      corrects: third.id,
    });
  return { lists, entries };
}
