import { type FactDef, findFact, labelOfFact } from './factDefs';

/** Groups of questions about a need (融资需求, 项目情况), which is stored with the matching and is no fact of the enterprise. */
type NeedGroup = 'financing' | 'project';
type NeedDef<K extends string> = FactDef<K, NeedGroup>;

const defineIn =
  (group: NeedGroup) =>
  <K extends string>(
    key: K,
    label: string,
    type: FactDef['type'],
    help: string,
    extra: Partial<Pick<FactDef, 'unit' | 'options'>> = {},
  ): NeedDef<K> => ({
    key,
    label,
    group,
    type,
    unit: extra.unit ?? (type === 'money' ? '分' : null),
    period: 'none',
    options: extra.options ?? [],
    evidenceKinds: [],
    help,
    mayBeNegative: false,
  });

const define = defineIn('financing');
const project = defineIn('project');

export const loanKinds = ['流动资金贷款', '固定资产贷款', '设备更新贷款', '知识产权质押贷款'] as const;
export const banks = ['政策性银行', '国有大型商业银行', '股份制商业银行', '城商行、农商行、村镇银行'] as const;
export const ownUses = ['日常经营', '购置设备或技术改造'] as const;
export const guaranteed = '融资担保公司担保';
export const unsecured = '信用';

/** Questions of 金融政策匹配: amount, lender, purpose and price of a financing. */
export const financingNeeds = [
  define('needKind', '融资方式', 'enum', '按要签的合同选，一次核对一种', {
    options: [...loanKinds, '股权融资', '上市挂牌'],
  }),
  define('needAmount', '融资金额', 'money', '贷款按合同金额'),
  define('loanRate', '贷款年利率', 'ratio', '合同上的年化利率'),
  define('loanMonths', '贷款期限', 'int', '从放款到还清', { unit: '个月' }),
  define('loanDate', '放款日期', 'date', '还没有放款的，填预计的日期'),
  define('loanBank', '融资机构', 'enum', '发放贷款的机构', { options: [...banks, '小额贷款公司等其他机构'] }),
  define('loanUse', '融资用途', 'enum', '合同约定的用途', {
    options: [...ownUses, '归还其他贷款', '理财、转贷或房地产投资'],
  }),
  define('loanCollateral', '担保方式', 'enum', '主要的一种', {
    options: [unsecured, '抵押', '知识产权质押', '其他质押', guaranteed, '其他保证'],
  }),
  define('guaranteeRate', '年化担保费率', 'ratio', '没有经担保公司担保的填0'),
];

export const renewal = '技术改造和设备更新';
export const building = '新建或扩建';
export const digital = '数字化改造';
export const green = '节能和绿色改造';
export const research = '产学研合作研发';
export const notBegun = '未开工';
export const underWay = '在建';
export const completed = '已完工';

/** Questions of 项目申报匹配: kind, investment, dates and permits of a project. */
export const projectNeeds = [
  project('projectKind', '项目类型', 'enum', '投资最多的一类，一次核对一个项目', {
    options: [renewal, digital, green, building, research],
  }),
  project('projectStatus', '项目状态', 'enum', '签了合同、还没有施工或安装的，选未开工', {
    options: [notBegun, underWay, completed],
  }),
  project('projectStart', '开工日期', 'date', '还没有开工的，填计划的日期'),
  project('projectEnd', '完工日期', 'date', '还没有完工的，填计划的日期'),
  project('projectTotal', '总投资', 'money', '包括土建、设备、软件、研发与其他'),
  project('projectEquipment', '设备投资', 'money', '总投资中的设备，不含税，二手设备不计'),
  project('projectSoftware', '软件和云服务', 'money', '总投资中的软件，没有填0'),
  project('projectResearch', '技术开发合同', 'money', '总投资中与高等学校、科研院所签订的，没有填0'),
  project('projectFiled', '已办理备案', 'bool', '在投资项目在线平台取得项目代码；实行核准管理的，按核准情况填'),
  project('projectFiledOn', '备案日期', 'date', '备案证明上的日期'),
  project('inStatistics', '已纳入投资统计', 'bool', '项目已在统计联网直报平台入库'),
  project('energySaved', '预计年节能量', 'number', '改造前后同等产量下的差值，没有填0', { unit: '吨标准煤' }),
  project('isFunded', '同一设备已获财政资金支持', 'bool', '各级财政对同一批设备给过的补助或奖励，贷款贴息不算'),
] as const;

export type NeedKey = (typeof financingNeeds | typeof projectNeeds)[number]['key'];

const byKey = new Map<string, FactDef>([...financingNeeds, ...projectNeeds].map((def) => [def.key, def]));
export const findNeed = (key: string): FactDef | undefined => byKey.get(key);

/**
 * Definition of a key that a condition can ask for, a fact of the enterprise or a part of a need; undefined for an unknown
 * key.
 */
export const findAsked = (key: string): FactDef | undefined => findFact(key) ?? findNeed(key);
export const labelOfAsked = (key: string): string => findNeed(key)?.label ?? labelOfFact(key);
