import { type FactDef, findFact, labelOfFact } from './factDefs';

/** What a need consists of. It is kept with the matching, and is no fact of the enterprise. */
type NeedDef<K extends string> = FactDef<K, 'financing'>;

const define = <K extends string>(
  key: K,
  label: string,
  type: FactDef['type'],
  help: string,
  extra: Partial<Pick<FactDef, 'unit' | 'options'>> = {},
): NeedDef<K> => ({
  key,
  label,
  group: 'financing',
  type,
  unit: extra.unit ?? (type === 'money' ? '分' : null),
  period: 'none',
  options: extra.options ?? [],
  evidenceKinds: [],
  help,
  mayBeNegative: false,
});

export const loanKinds = ['流动资金贷款', '固定资产贷款', '设备更新贷款', '知识产权质押贷款'] as const;
export const banks = ['政策性银行', '国有大型商业银行', '股份制商业银行', '城商行、农商行、村镇银行'] as const;
export const ownUses = ['日常经营', '购置设备或技术改造'] as const;
export const guaranteed = '融资担保公司担保';
export const unsecured = '信用';

/** 金融政策匹配: how much, from whom, for what and at what price. */
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
export type NeedKey = (typeof financingNeeds)[number]['key'];

const byKey = new Map<string, FactDef>(financingNeeds.map((def) => [def.key, def]));
export const findNeed = (key: string): FactDef | undefined => byKey.get(key);

/** Whatever a condition can ask about: a fact of the enterprise, or a part of a need. */
export const findAsked = (key: string): FactDef | undefined => findFact(key) ?? findNeed(key);
export const labelOfAsked = (key: string): string => findNeed(key)?.label ?? labelOfFact(key);
