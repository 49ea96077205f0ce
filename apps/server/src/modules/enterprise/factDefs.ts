import type { MainComponents } from '@hengce/api/contract';

type S = MainComponents['schemas'];

export interface FactDef {
  key: string;
  label: string;
  group: S['FactGroup'];
  type: S['FactType'];
  unit: string | null;
  period: 'year' | 'none';
  options: readonly string[];
  evidenceKinds: readonly string[];
  help: string;
  /** Losses and the like. */
  mayBeNegative: boolean;
}

export const groupNames: Readonly<Record<S['FactGroup'], string>> = {
  entity: '基本情况',
  people: '人员',
  finance: '财务',
  rd: '研发',
  ip: '知识产权',
  title: '资质荣誉',
  credit: '信用与安全',
};

export const groups = Object.keys(groupNames) as S['FactGroup'][];

const audit = '审计报告';
const taxReturn = '企业所得税年度纳税申报表';
const units: Readonly<Partial<Record<S['FactType'], string>>> = { money: '分' };

type Extra = Partial<Pick<FactDef, 'unit' | 'options' | 'evidenceKinds' | 'mayBeNegative'>>;
const define =
  (group: S['FactGroup'], period: FactDef['period']) =>
  (key: string, label: string, type: S['FactType'], help: string, extra: Extra = {}): FactDef => ({
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
const credit = define('credit', 'none');
const person = { unit: '人', evidenceKinds: ['社会保险缴纳证明'] };
const audited = { evidenceKinds: [audit, taxReturn] };
const special = { evidenceKinds: [audit, '研发费用专项审计报告'] };

/** What the policies of the library ask of a firm. Help says how the rules count it. */
export const factDefs: readonly FactDef[] = [
  entity('registeredCapital', '注册资本', 'money', '营业执照上的注册资本', { evidenceKinds: ['营业执照'] }),
  entity('legalStatus', '登记状态', 'enum', '市场监管部门登记的状态', { options: ['存续', '停业', '清算', '注销'] }),
  entity('isIndependent', '独立法人', 'bool', '在中国境内注册的居民企业，有独立法人资格'),
  entity('mainProduct', '主要产品（服务）', 'text', '收入占比最高的产品或服务'),
  people('employees', '职工总数', 'int', '全年月平均数，包括兼职和临时聘用满183天的人员', person),
  people('researchStaff', '科技人员', 'int', '直接从事研发与相关技术创新、累计183天以上的人员', person),
  people('bachelorStaff', '本科以上人员', 'int', '年末人数', { unit: '人', evidenceKinds: ['学历证书'] }),
  finance('revenue', '营业收入', 'money', '主营业务收入与其他业务收入，不含营业外收入', audited),
  finance('mainRevenue', '主营业务收入', 'money', '营业收入中的主营部分', audited),
  finance('highTechRevenue', '高新技术产品收入', 'money', '高新技术产品（服务）收入与技术性收入', special),
  finance('exportRevenue', '出口额', 'money', '没有出口填0', audited),
  finance('netProfit', '净利润', 'money', '亏损填负数', { ...audited, mayBeNegative: true }),
  finance('taxPaid', '实缴税费', 'money', '全年实际缴纳的税费，不含社保', { evidenceKinds: ['完税证明'] }),
  finance('assets', '资产总额', 'money', '年末数', audited),
  finance('liabilities', '负债总额', 'money', '年末数', audited),
  finance('netAssets', '净资产', 'money', '年末资产总额减负债总额', { ...audited, mayBeNegative: true }),
  rd('rdExpense', '研发费用', 'money', '按高新技术企业认定管理工作指引归集', special),
  rd('domesticRdExpense', '境内研发费用', 'money', '在中国境内发生的研发费用', special),
  rd('overseasRdRatio', '境外研发支出比例', 'ratio', '境外研发支出占研发费用总额的比例', special),
  rd('rdProjects', '研发项目数', 'int', '当年在研和结题的项目', { unit: '项', evidenceKinds: ['立项文件'] }),
  ip('inventionPatents', '发明专利', 'int', '有效的授权发明专利', { unit: '件', evidenceKinds: ['专利证书'] }),
  ip('utilityModels', '实用新型专利', 'int', '有效的授权实用新型专利', { unit: '件', evidenceKinds: ['专利证书'] }),
  ip('softwareCopyrights', '软件著作权', 'int', '已登记的软件著作权', { unit: '件', evidenceKinds: ['登记证书'] }),
  ip('standards', '主导或参与的标准', 'int', '国际、国家、行业标准', { unit: '项', evidenceKinds: ['标准文本'] }),
  title('isHighTech', '高新技术企业', 'bool', '证书在有效期内', { evidenceKinds: ['高新技术企业证书'] }),
  title('isInnovativeSme', '创新型中小企业', 'bool', '在有效期内', { evidenceKinds: ['公告或证书'] }),
  title('isSpecialisedSme', '专精特新中小企业', 'bool', '在有效期内', { evidenceKinds: ['公告或证书'] }),
  title('isLittleGiant', '专精特新“小巨人”企业', 'bool', '在有效期内', { evidenceKinds: ['公告或证书'] }),
  title('marketYears', '从事主导产品所属细分市场的年限', 'int', '截至上年末', { unit: '年' }),
  credit('hasSeriousAccident', '近三年重大安全、质量事故', 'bool', '有则多数政策不能申报'),
  credit('isBlacklisted', '严重失信主体名单', 'bool', '列入名单期间不能申报', { evidenceKinds: ['信用报告'] }),
  credit('taxGrade', '纳税信用等级', 'enum', '最近一次评价', { options: ['A', 'B', 'M', 'C', 'D'] }),
  credit('hasUniversityContract', '产学研合作合同', 'bool', '近三年与高校、科研院所签订', { evidenceKinds: ['合同'] }),
  credit('digitalLevel', '数字化水平', 'enum', '中小企业数字化水平评测', { options: ['一级', '二级', '三级', '四级'] }),
];

const byKey = new Map(factDefs.map((def) => [def.key, def]));
const byLabel = new Map(factDefs.map((def) => [def.label, def]));

export const findFact = (key: string): FactDef | undefined => byKey.get(key);
/** Spreadsheets of people carry labels instead of keys. */
export const findFactByName = (name: string): FactDef | undefined => byKey.get(name) ?? byLabel.get(name);
