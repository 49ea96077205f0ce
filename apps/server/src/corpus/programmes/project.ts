import type { PolicyRecord } from '../../library/records';
import { fact, programme } from './programme';

// What the law asks of every investment project before it is begun; the texts were read.

/** 国务院令第673号. */
const filing: PolicyRecord = programme({
  id: 'n-project-filing-673',
  title: '企业投资项目备案',
  docNo: null,
  issuers: ['国务院'],
  themes: ['国民经济管理、国有资产监管'],
  writtenAt: '2016-11-30',
  effectiveFrom: '2017-02-01',
  summary:
    '《企业投资项目核准和备案管理条例》（国务院令第673号）：实行备案管理的项目，企业应当在开工建设前通过在线平台告知备案机关。目录内的项目实行核准管理。',
  sections: [
    {
      id: 'art-3',
      label: '第三条',
      heading: '核准与备案',
      text: '政府核准的投资项目目录内的项目实行核准管理，其他项目实行备案管理，按照属地原则备案。',
    },
    {
      id: 'art-13',
      label: '第十三条',
      heading: '开工前备案',
      text: '实行备案管理的项目，企业应当在开工建设前通过在线平台将企业基本情况、项目名称、建设地点、建设规模、建设内容、总投资额和符合产业政策的声明告知备案机关。备案机关收到全部信息即为备案。',
    },
    {
      id: 'art-14',
      label: '第十四条',
      heading: '信息变更',
      text: '已备案项目信息发生较大变更的，企业应当及时告知备案机关。',
    },
    {
      id: 'art-16',
      label: '第十六条',
      heading: '进度报送',
      text: '企业应当通过在线平台如实报送项目开工建设、建设进度、竣工的基本信息。',
    },
    {
      id: 'art-19',
      label: '第十九条',
      heading: '责任',
      text: '未依照规定告知备案机关，或者提供虚假信息的，由备案机关责令限期改正；逾期不改正的，处2万元以上5万元以下的罚款。',
    },
  ],
  items: [],
  keyFacts: [
    fact('适用对象', '在中国境内投资建设固定资产投资项目的企业', 'art-3'),
    fact('办理时间', '开工建设前', 'art-13'),
    fact('办理方式', '通过投资项目在线平台', 'art-13'),
  ],
  obligations: [
    { label: '信息变更', value: '已备案项目信息发生较大变更的，及时告知备案机关', clauseId: 'art-14' },
    { label: '进度报送', value: '如实报送开工建设、建设进度、竣工的基本信息', clauseId: 'art-16' },
  ],
  checked: { confidence: 'high', seen: true, remark: '据2016年11月30日公布的文本整理。' },
});

/** 环境影响评价法, amended on 2018-12-29. */
const environment: PolicyRecord = programme({
  id: 'n-project-environment-2018',
  title: '建设项目环境影响评价',
  docNo: null,
  issuers: ['全国人民代表大会常务委员会'],
  themes: ['城乡建设、环境保护'],
  writtenAt: '2018-12-29',
  summary: '《环境影响评价法》（2018年修正）：环境影响评价文件未依法经审批部门审查或者审查后未予批准的，不得开工建设。',
  sections: [
    {
      id: 'art-25',
      label: '第二十五条',
      heading: '开工的前提',
      text: '建设项目的环境影响评价文件未依法经审批部门审查或者审查后未予批准的，建设单位不得开工建设。',
    },
    {
      id: 'art-31',
      label: '第三十一条',
      heading: '责任',
      text: '未依法报批环境影响报告书、报告表，擅自开工建设的，责令停止建设，处建设项目总投资额百分之一以上百分之五以下的罚款，并可以责令恢复原状。未依法备案环境影响登记表的，责令备案，处五万元以下的罚款。',
    },
  ],
  items: [],
  keyFacts: [fact('适用对象', '有建设项目的单位', 'art-25'), fact('办理时间', '开工建设前', 'art-25')],
  checked: {
    confidence: 'high',
    seen: true,
    remark: '据2018年12月29日修正的文本整理；报告书、报告表还是登记表，按分类管理名录确定，此处未列。',
  },
});

/** 节约能源法, amended on 2018-10-26. */
const energy: PolicyRecord = programme({
  id: 'n-project-energy-2018',
  title: '固定资产投资项目节能审查',
  docNo: null,
  issuers: ['全国人民代表大会常务委员会'],
  themes: ['国民经济管理、国有资产监管', '城乡建设、环境保护'],
  writtenAt: '2018-10-26',
  summary:
    '《节约能源法》（2018年修正）：国家实行固定资产投资项目节能评估和审查制度，不符合强制性节能标准的不得开工建设。',
  sections: [
    {
      id: 'art-15',
      label: '第十五条',
      heading: '节能评估和审查',
      text: '国家实行固定资产投资项目节能评估和审查制度。不符合强制性节能标准的项目，建设单位不得开工建设；已经建成的，不得投入生产、使用。',
    },
  ],
  items: [],
  keyFacts: [fact('适用对象', '有固定资产投资项目的单位', 'art-15'), fact('办理时间', '开工建设前', 'art-15')],
  checked: {
    confidence: 'high',
    seen: true,
    remark: '据2018年10月26日修正的文本整理；哪些项目需要单独审查，按国务院有关部门的办法确定，此处未列。',
  },
});

export const projectProgrammes: PolicyRecord[] = [filing, environment, energy];
