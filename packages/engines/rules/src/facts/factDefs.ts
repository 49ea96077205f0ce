import { highTechFields } from './highTechFields';
import { otherLabels } from './otherLabels';

/** Types of facts: money in integer 分, ratio as a decimal between 0 and 1, number with at most two decimals. */
export type FactType = 'money' | 'ratio' | 'int' | 'number' | 'date' | 'bool' | 'enum' | 'text';
export type FactGroup = 'entity' | 'people' | 'finance' | 'rd' | 'ip' | 'title' | 'credit';
/** Origin of a fact's value: filled in by the user, imported, or a sample. */
export type FactSource = 'user' | 'import' | 'sample';

export interface FactDef<K extends string = string, G extends string = string> {
  key: K;
  label: string;
  group: G;
  type: FactType;
  unit: string | null;
  period: 'year' | 'none';
  options: readonly string[];
  evidenceKinds: readonly string[];
  help: string;
  /** Whether it may be negative, as a loss is. */
  mayBeNegative: boolean;
}

export const factGroupNames: Readonly<Record<FactGroup, string>> = {
  entity: '基本情况',
  people: '人员',
  finance: '财务',
  rd: '研发',
  ip: '知识产权',
  title: '资质与市场',
  credit: '信用与安全',
};

export const factGroups = Object.keys(factGroupNames) as FactGroup[];

const audit = '审计报告';
const taxReturn = '企业所得税年度纳税申报表';
const units: Readonly<Partial<Record<FactType, string>>> = { money: '分' };

type Extra = Partial<Pick<FactDef, 'unit' | 'options' | 'evidenceKinds' | 'mayBeNegative'>>;
const define =
  (group: FactGroup, period: FactDef['period']) =>
  <K extends string>(
    key: K,
    label: string,
    type: FactType,
    help: string,
    extra: Extra = {},
  ): FactDef<K, FactGroup> => ({
    key,
    label,
    group,
    type,
    unit: extra.unit ?? units[type] ?? null,
    period,
    options: extra.options ?? [],
    evidenceKinds: extra.evidenceKinds ?? [],
    help,
    mayBeNegative: extra.mayBeNegative ?? false,
  });

const entity = define('entity', 'none');
const people = define('people', 'year');
const finance = define('finance', 'year');
const rd = define('rd', 'year');
const ip = define('ip', 'none');
const title = define('title', 'none');
const market = define('title', 'none');
const credit = define('credit', 'none');
const person = { unit: '人', evidenceKinds: ['社会保险缴纳证明'] };
const audited = { evidenceKinds: [audit, taxReturn] };
const special = { evidenceKinds: [audit, '研发费用专项审计报告'] };
const patents = { unit: '件', evidenceKinds: ['专利证书'] };
const certificate = { evidenceKinds: ['公告或证书'] };

/** Facts that the policies of the library ask for. `help` explains how the rules count them. */
export const factDefs = [
  entity('registeredCapital', '注册资本', 'money', '营业执照上的注册资本', { evidenceKinds: ['营业执照'] }),
  entity('legalStatus', '登记状态', 'enum', '市场监管部门登记的状态', { options: ['存续', '停业', '清算', '注销'] }),
  entity('formerNames', '曾用名', 'text', '改过名称的填以前的名称，几个用顿号隔开；按它在公示名单里查找', {
    evidenceKinds: ['名称变更通知书'],
  }),
  entity(
    'isIndependent',
    '独立法人',
    'bool',
    '在中国境内（不含港澳台）注册的居民企业，有独立法人资格；个体工商户、个人独资与合伙企业、分公司不是',
  ),
  entity('isListed', '已上市', 'bool', '在境内外证券交易所上市；新三板挂牌不算'),
  entity('mainProduct', '主要产品（服务）', 'text', '收入占比最高的产品或服务'),
  entity(
    'highTechField',
    '高新技术领域',
    'enum',
    '主要产品的核心技术所属的国家重点支持的高新技术领域，认定时由专家判断',
    {
      options: [...highTechFields, '都不属于'],
    },
  ),
  entity('isStrategicIndustry', '战略性新兴产业', 'bool', '主导产品属于国家统计局《战略性新兴产业分类》'),
  entity('isRestrictedIndustry', '禁止、限制或淘汰类', 'bool', '产品或服务属于国家规定的禁止、限制和淘汰类'),
  people(
    'employees',
    '职工总数',
    'int',
    '全年月平均数，包括兼职和临时聘用满183天的人员；高企和科技型中小企业按此',
    person,
  ),
  people('workforce', '从业人员', 'int', '年平均数，包括劳务派遣；企业划型和小型微利企业按此', person),
  people('researchStaff', '科技人员', 'int', '直接从事研发与相关技术创新、累计183天以上的人员', person),
  people('bachelorStaff', '本科以上人员', 'int', '年末人数', { unit: '人', evidenceKinds: ['学历证书'] }),
  finance('revenue', '营业收入', 'money', '主营业务收入与其他业务收入，不含营业外收入；规则里的销售收入即此', audited),
  finance('mainRevenue', '主营业务收入', 'money', '营业收入中的主营部分，专精特新按它算占比与增长', audited),
  finance('mainProductRevenue', '主导产品收入', 'money', '主导产品的销售收入，应占营业收入的一半以上', audited),
  finance('totalIncome', '总收入', 'money', '收入总额减去不征税收入，高企按它算高新技术产品收入占比', audited),
  finance('highTechRevenue', '高新技术产品收入', 'money', '高新技术产品（服务）收入与技术性收入', special),
  finance('techTransferIncome', '技术转让所得', 'money', '符合规定并已登记的技术转让所得，没有填0', {
    evidenceKinds: [taxReturn],
  }),
  finance('exportRevenue', '出口额', 'money', '没有出口填0', audited),
  finance(
    'costs',
    '成本费用',
    'money',
    '主营业务成本、其他业务成本与期间费用之和，科技型中小企业可按它算研发占比',
    audited,
  ),
  finance('netProfit', '净利润', 'money', '亏损填负数', { ...audited, mayBeNegative: true }),
  finance('taxableIncome', '应纳税所得额', 'money', '企业所得税年度纳税申报表上的数，亏损填负数', {
    evidenceKinds: [taxReturn],
    mayBeNegative: true,
  }),
  finance('taxPaid', '实缴税费', 'money', '全年实际缴纳的税费，不含社保', { evidenceKinds: ['完税证明'] }),
  finance('assets', '资产总额', 'money', '年末数；小型微利企业的限额看全年季度平均值', audited),
  finance('liabilities', '负债总额', 'money', '年末数', audited),
  finance('netAssets', '净资产', 'money', '年末资产总额减负债总额', { ...audited, mayBeNegative: true }),
  finance('equityRaised', '新增股权投资', 'money', '当年由合格投资机构实缴的股权投资，没有填0', {
    evidenceKinds: ['投资协议', '验资报告'],
  }),
  rd('rdExpense', '研发费用', 'money', '按高新技术企业认定管理工作指引归集，委托外部的按80%计入', special),
  rd('deductibleRdExpense', '加计扣除研发费用', 'money', '申报享受加计扣除的数，与高企归集口径不同，没有填0', audited),
  rd('domesticRdExpense', '境内研发费用', 'money', '在中国境内发生的研发费用，委托境外的不计入', special),
  rd('overseasRdRatio', '境外研发支出比例', 'ratio', '境外研发支出占研发费用总额的比例', special),
  rd('rdProjects', '研发项目数', 'int', '当年在研和结题的项目', { unit: '项', evidenceKinds: ['立项文件'] }),
  rd('techConversions', '科技成果转化', 'int', '当年转化的科技成果，同一成果只计一次；高企按三年平均评分', {
    unit: '项',
    evidenceKinds: ['成果转化证明'],
  }),
  ip('inventionPatents', '发明专利', 'int', '有效的授权发明专利（Ⅰ类）', patents),
  ip('ownInventions', '自主研发的Ⅰ类知识产权', 'int', '不含受让、受赠、并购取得的', patents),
  ip(
    'highValueInventions',
    'Ⅰ类高价值知识产权',
    'int',
    '有海外同族、维持超过10年、质押融资金额较大或获国家级奖励的',
    patents,
  ),
  ip(
    'appliedInventions',
    '用于主导产品的Ⅰ类知识产权',
    'int',
    '已应用并产生效益，不含转入的，本企业为前三权利人',
    patents,
  ),
  ip(
    'otherClassOne',
    '其他Ⅰ类知识产权',
    'int',
    '植物新品种、国家级农作物品种、国家新药、中药保护品种、集成电路布图设计',
    {
      unit: '件',
      evidenceKinds: ['证书'],
    },
  ),
  ip('utilityModels', '实用新型专利', 'int', '有效的授权实用新型专利（Ⅱ类），高企认定只能用一次', patents),
  ip('designPatents', '外观设计专利', 'int', '有效的授权外观设计专利（Ⅱ类），高企认定只能用一次', patents),
  ip('softwareCopyrights', '软件著作权', 'int', '已登记的软件著作权（Ⅱ类），高企认定只能用一次', {
    unit: '件',
    evidenceKinds: ['登记证书'],
  }),
  ip('ownClassTwo', '自主研发的Ⅱ类知识产权', 'int', '实用新型、外观设计、软件著作权中不是受让、受赠、并购取得的', {
    unit: '件',
    evidenceKinds: ['专利证书', '登记证书'],
  }),
  ip(
    'usedClassTwo',
    '已用于高企认定的Ⅱ类知识产权',
    'int',
    '以前申报高企时用过的实用新型、外观设计、软件著作权，再次认定不计',
    {
      unit: '件',
      evidenceKinds: ['高企认定申请书'],
    },
  ),
  ip('standards', '参与编制的标准', 'int', '国家标准、行业标准、检测方法、技术规范，高企评分可加分', {
    unit: '项',
    evidenceKinds: ['标准文本'],
  }),
  ip('ledStandards', '近五年主导制定的标准', 'int', '国际、国家或行业标准，科技型中小企业可直接确认', {
    unit: '项',
    evidenceKinds: ['标准文本'],
  }),
  title('isTechSme', '科技型中小企业', 'bool', '入库登记编号在有效期内（一年）', { evidenceKinds: ['入库登记编号'] }),
  title('isInnovativeSme', '创新型中小企业', 'bool', '在有效期内', certificate),
  title('isHighTech', '高新技术企业', 'bool', '证书在有效期内', { evidenceKinds: ['高新技术企业证书'] }),
  title('isSpecialisedSme', '专精特新中小企业', 'bool', '在有效期内', certificate),
  title('isLittleGiant', '专精特新“小巨人”企业', 'bool', '在有效期内', certificate),
  title('isChampion', '制造业单项冠军企业', 'bool', '单项冠军企业不再推荐为“小巨人”', certificate),
  title(
    'isDemonstration',
    '国家技术创新或知识产权示范企业',
    'bool',
    '国家技术创新示范、知识产权优势或示范企业，在有效期内',
    certificate,
  ),
  title('hadKeyGiantAward', '获得过重点“小巨人”奖补', 'bool', '获得过的不再支持', certificate),
  title('rdInstitution', '研发机构', 'enum', '经认定的最高一级', {
    options: ['国家级', '省部级', '市级', '市级以下', '没有'],
    evidenceKinds: ['认定文件'],
  }),
  title('nationalPrize', '近五年国家级科技奖励', 'enum', '按本企业的排名', {
    options: ['前三名', '第四至五名', '其他名次', '没有'],
    evidenceKinds: ['获奖证书'],
  }),
  title('nationalPrizeOn', '国家级科技奖励的获奖日期', 'date', '获奖证书上的日期，有几次的填最近一次', {
    evidenceKinds: ['获奖证书'],
  }),
  title('provincialPrize', '近三年省部级科技奖励', 'enum', '按本企业的排名', {
    options: ['前三名', '其他名次', '没有'],
    evidenceKinds: ['获奖证书'],
  }),
  title('makerContest', '近三年“创客中国”全国赛', 'enum', '企业组的名次', { options: ['50强', '500强', '没有'] }),
  title('certifications', '管理体系与产品认证', 'int', '有效的质量管理体系认证和产品认证', {
    unit: '项',
    evidenceKinds: ['认证证书'],
  }),
  market('marketYears', '从事主导产品所属细分市场的年限', 'int', '截至上年末', { unit: '年' }),
  market('marketShare', '主导产品市场占有率', 'ratio', '在全国细分市场的占有率，不要求第三方证明'),
  market('domesticRank', '主导产品国内排名', 'int', '在全国细分市场的名次，第一名填1', { unit: '名' }),
  market('globalRank', '主导产品全球排名', 'int', '在全球细分市场的名次，第一名填1', { unit: '名' }),
  market('hasOwnBrand', '自主品牌', 'bool', '拥有直接面向市场并具有竞争优势的自主品牌'),
  market('developmentScore', '发展评价得分', 'number', '优质中小企业梯度培育平台显示的得分，只有平台能算', {
    unit: '分',
    evidenceKinds: ['平台页面'],
  }),
  market(
    'formerDevelopmentScore',
    '上一年的发展评价得分',
    'number',
    '复核时近两年任一年达到即可；平台显示的上一年得分',
    {
      unit: '分',
      evidenceKinds: ['平台页面'],
    },
  ),
  market('planInvestment', '推进计划投资额', 'money', '重点“小巨人”三年推进计划，不含土地和厂房', {
    evidenceKinds: ['推进计划'],
  }),
  credit('hasSeriousAccident', '近三年有重大安全、质量事故', 'bool', '有则多数政策不能申报'),
  credit('hasEnvironmentCase', '近三年有严重环境违法', 'bool', '受到重大行政处罚的', { evidenceKinds: ['信用报告'] }),
  credit('hasTaxEvasion', '近三年有偷漏税等违法行为', 'bool', '被税务等主管部门查处的', {
    evidenceKinds: ['完税证明'],
  }),
  credit('hasFalseFiling', '近三年申报弄虚作假', 'bool', '申报资金或资质时提供虚假材料、隐瞒重要事实，被查实的'),
  credit('hasFundMisuse', '近三年因违规使用财政资金受到处理', 'bool', '包括责令退回'),
  credit('hasArrears', '欠缴税款或社会保险费', 'bool', '到期没有补缴的；已经补缴的不算'),
  credit('hasMissedReports', '未按规定报送统计、财务资料', 'bool', '被主管部门指出后仍没有报送的'),
  credit('owesWages', '拖欠职工工资', 'bool', '到期没有足额支付的'),
  credit('hasPatentDispute', '专利权属有纠纷', 'bool', '有人提出异议、仲裁或起诉，还没有了结的'),
  credit('hasAbnormalPatents', '近三年有非正常专利申请且没有全部撤回', 'bool', '国家知识产权局通报的'),
  credit('isStopped', '停产、停业或进入破产清算', 'bool', '整个企业停产停业；个别产线检修不算'),
  credit('isBlacklisted', '列入严重失信主体名单', 'bool', '列入名单期间不能申报', { evidenceKinds: ['信用报告'] }),
  credit('isAbnormal', '列入经营异常名录', 'bool', '列入名录期间不能申报', { evidenceKinds: ['信用报告'] }),
  credit('taxGrade', '纳税信用等级', 'enum', '最近一次评价', { options: ['A', 'B', 'M', 'C', 'D'] }),
  credit('hasUniversityContract', '产学研合作合同', 'bool', '近三年与高校、科研院所签订，计入高企研发组织管理得分', {
    evidenceKinds: ['合同'],
  }),
  credit('digitalLevel', '数字化水平', 'enum', '中小企业数字化水平评测', { options: ['一级', '二级', '三级', '四级'] }),
];

export type FactKey = (typeof factDefs)[number]['key'];

/** Fields of the enterprise's basic information that conditions ask for. */
export const profileFields = { establishedAt: '成立日期', industryCode: '所属行业' } as const;
export type ProfileKey = keyof typeof profileFields;

/** Key that a condition of a policy can ask for. */
export type FactNeed = FactKey | ProfileKey;

const byKey = new Map<string, FactDef>(factDefs.map((def) => [def.key, def]));
const byLabel = new Map<string, FactDef>(factDefs.map((def) => [def.label, def]));

export const findFact = (key: string): FactDef | undefined => byKey.get(key);
/** Chinese name of a fact, or of a field of the basic information; the key itself where there is no such fact. */
export const labelOfFact = (key: string): string =>
  Object.hasOwn(profileFields, key) ? profileFields[key as ProfileKey] : (findFact(key)?.label ?? key);
/** Fact by its key, its label or another name in spreadsheets; undefined for none. */
export const findFactByName = (name: string): FactDef | undefined =>
  byKey.get(name) ?? byLabel.get(name) ?? byKey.get(otherLabels[name] ?? '');
