import { industries } from '../../platform/vocabulary';

/**
 * Words by which documents name an industry, by section or division of GB/T 4754-2017. Our reading: what a word may also mean
 * otherwise is left out, so that a policy that names no industry is one for all of them.
 */
const table = `
A 农业 林业 畜牧 渔业 种植业 养殖业 种业 农产品
B 采矿 矿山企业
C 制造业 工业企业 规上工业 智能工厂 装备 新材料
C13 农产品加工 食品加工 预制菜
C14 食品制造 食品工业
C17 纺织
C18 服装
C21 家具
C26 化工
C27 医药 新药 中药
C30 建材 水泥 陶瓷
C31 钢铁
C32 有色金属
C34 机床 机器人
C35 医疗器械 专用设备
C36 汽车
C37 航空航天 船舶 轨道交通 无人机
C38 光伏 储能 动力电池 锂电
C39 电子信息 集成电路 半导体 芯片 新型显示
C40 仪器仪表
D 新能源发电 氢能
E 建筑业 建筑企业 装配式建筑
F 批发 零售 商贸流通
G 物流 交通运输
H 住宿业 餐饮
I64 互联网平台 平台企业 跨境电商
I65 软件产业 软件企业 软件业 软件和信息技术服务业 工业软件 基础软件 首版次软件 人工智能 大数据 云计算 区块链
L 商务服务 会展业
M 科技服务业 科技服务机构
N 环境治理 节能环保
Q 养老服务
R 文化产业 文化企业 动漫 游戏 影视 出版 演艺 体育产业
`;

const sections: Readonly<Record<string, string>> = {
  A: '农、林、牧、渔业',
  B: '采矿业',
  C: '制造业',
  D: '电力、热力、燃气及水生产和供应业',
  E: '建筑业',
  F: '批发和零售业',
  G: '交通运输、仓储和邮政业',
  H: '住宿和餐饮业',
  I: '信息传输、软件和信息技术服务业',
  J: '金融业',
  K: '房地产业',
  L: '租赁和商务服务业',
  M: '科学研究和技术服务业',
  N: '水利、环境和公共设施管理业',
  O: '居民服务、修理和其他服务业',
  P: '教育',
  Q: '卫生和社会工作',
  R: '文化、体育和娱乐业',
  S: '公共管理、社会保障和社会组织',
  T: '国际组织',
};

/** Names of the sections and divisions of GB/T 4754 by code, a section before its divisions. */
export const industryNames: ReadonlyMap<string, string> = new Map(
  [...Object.entries(sections), ...industries.map(({ code, name }): [string, string] => [code, name])].sort(
    ([a], [b]) => (a < b ? -1 : 1),
  ),
);

const codeOf = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [code = '', ...words] = line.split(' ');
      return words.map((word): [string, string] => [word, code]);
    }),
);
// The longest word counts: 农产品加工 is food processing, not farming.
const named = new RegExp([...codeOf.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');

/** Codes (GB/T 4754) of the industries that a text names, each word once. */
export const industriesIn = (text: string): string[] =>
  [...new Set(text.match(named) ?? [])].flatMap((word) => codeOf.get(word) ?? []);

/**
 * Whether something that names these industry codes (GB/T 4754) is for an industry: it names that industry, its
 * section or one of its divisions, or it names none.
 */
export const isForIndustry = (codes: readonly string[], industry: string): boolean =>
  codes.length === 0 || codes.some((code) => industry.startsWith(code) || code.startsWith(industry));
