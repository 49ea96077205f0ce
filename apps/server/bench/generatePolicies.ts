import { formatDay } from '@hengce/text';
import type { PolicyRecord } from '../src/library/records';

// Documents for measuring, never for the product: they look like local policies to an index (length, vocabulary, skew) and read like nothing.

const topics =
  '人工智能 大数据 云计算 集成电路 半导体 生物医药 医疗器械 新能源汽车 动力电池 光伏 氢能 储能 新材料 石墨烯 航空航天 低空经济 无人机 轨道交通 工业互联网 机器人 数控机床 软件 信息安全 区块链 动漫游戏 跨境电商 现代物流 食品加工 中医药 现代农业 纺织服装 节能环保 装配式建筑 科技服务 融资租赁'.split(
    ' ',
  );
const domain =
  '企业 申报 补贴 奖励 支持 资金 项目 专项资金 管理 办法 认定 高新技术企业 创新 科技 发展 政策 扶持 产业 研发 投入 中小企业 专精特新 小巨人 单位 申请 材料 条件 标准 审核 评审 公示 部门 财政 市场监督管理 税务 减免 所得税 增值税 贷款 贴息 担保 融资 上市 人才 培训 就业 创业 孵化器 园区 基地 平台 实验室 技术中心 知识产权 专利 商标 标准化 质量 品牌 出口 数字化转型 智能制造 绿色 节能 技术改造 设备更新 首台套 示范 试点 培育 备案 验收 绩效 监督 检查 追回 责任 有效期 实施细则 配套 比例 最高 万元 一次性 给予 按照 规定 组织 推进 服务 体系 重点 领域 攻关 成果转化 产学研 集群 产业链 投资 营业收入 规模以上'.split(
    ' ',
  );
const connectors = '的 和 对 为 与 及 等 并 由 将 以 应当 可以 按 经 符合 未 本 各 其'.split(' ');
const departments =
  '科学技术局 工业和信息化局 发展和改革委员会 财政局 人力资源和社会保障局 商务局 市场监督管理局 农业农村局 生态环境局 文化和旅游局 住房和城乡建设局 地方金融管理局'.split(
    ' ',
  );
const themes = [
  '科技、教育',
  '工业、交通',
  '财政、金融、审计',
  '劳动、人事、监察',
  '商贸、海关、旅游',
  '农业、林业、水利',
  '城乡建设、环境保护',
];
const kinds = ['normative', 'notice', 'regulation'] as const;
const supports = ['award', 'subsidy', 'interest', 'voucher', 'loan', 'title', 'service'] as const;
const provinces = ['11', '31', '32', '33', '34', '37', '41', '42', '43', '44', '50', '51', '61'];
const forms = [
  '专项资金管理办法',
  '扶持办法实施细则',
  '若干措施',
  '行动计划',
  '申报指南',
  '奖励办法',
  '认定管理办法',
  '项目申报通知',
];

/** mulberry32: small, and the same everywhere. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Two-character words with the skew of language, so that the index meets as many different pairs as real text has. */
function generalWords(random: () => number): string[] {
  return Array.from({ length: 30_000 }, () =>
    String.fromCharCode(0x4e00 + Math.floor(random() ** 2 * 6_000), 0x4e00 + Math.floor(random() ** 2 * 6_000)),
  );
}

/** The same count gives the same documents. */
export function* generatePolicies(count: number): Generator<PolicyRecord> {
  const random = createRandom(20_261_121);
  const general = generalWords(random);
  const pick = <T>(list: readonly T[], skew = 1): T => list[Math.floor(random() ** skew * list.length)] as T;
  const word = (vocabulary: readonly string[]): string => {
    const kind = random();
    if (kind < 0.22) return pick(connectors, 1.5);
    if (kind < 0.5) return pick(vocabulary, 1.5);
    return kind < 0.97 ? pick(general, 3) : String(1 + Math.floor(random() * 500));
  };
  const phrase = (vocabulary: readonly string[]): string =>
    Array.from({ length: 4 + Math.floor(random() * 5) }, () => word(vocabulary)).join('');
  const pool = (vocabulary: readonly string[], size: number) => Array.from({ length: size }, () => phrase(vocabulary));
  // Official language repeats itself, each field in its own words: most phrases of a document stand in others of its topic too.
  const common = pool(domain, 10_000);
  const vocabularies = new Map(topics.map((topic) => [topic, Array.from({ length: 14 }, () => pick(domain, 1.3))]));
  const pools = new Map(topics.map((topic) => [topic, pool(vocabularies.get(topic) ?? [], 1_200)]));
  for (let number = 1; number <= count; number++) {
    const own = [pick(topics, 1.6), pick(topics, 1.6)];
    const province = pick(provinces, 1.4);
    const isCity = random() < 0.6;
    const regionCode = `${province}${isCity ? `0${1 + Math.floor(random() * 9)}` : '00'}00`;
    const day = 16_436 + Math.floor(Math.sqrt(random()) * 4_300);
    const year = formatDay(day).slice(0, 4);
    const office = `测${province}发`;
    const cap = random() < 0.5 ? 1_000_000 * (1 + Math.floor(random() * 5_000)) : null;
    const closes = day + Math.floor(random() * 600);
    const part = (): string => {
      const kind = random();
      if (kind < 0.12) return phrase(vocabularies.get(own[0] as string) ?? []);
      return kind < 0.3 ? pick(common, 2) : pick(pools.get(pick(own)) ?? [], 1.5);
    };
    const sentence = (): string => `${random() < 0.2 ? pick(own) : ''}${part()}${part()}`;
    const articles = 5 + Math.floor(random() * 10);
    const id = `bench-${number}`;
    yield {
      id,
      familyId: random() < 0.05 && number > 1 ? `bench-${number - 1}` : id,
      title: `${year}年${own[0]}${pick(domain, 2)}${pick(forms)}${random() < 0.4 ? '的通知' : ''}`,
      docNo: `${office}〔${year}〕${number}号`,
      indexNo: null,
      issuers: [pick(departments, 1.5), ...(random() < 0.2 ? [pick(departments)] : [])],
      level: isCity ? 'city' : 'province',
      regionCode,
      kind: pick(kinds, 1.3),
      status: random() < 0.9 ? 'in_force' : 'repealed',
      statusNote: null,
      themes: [pick(themes, 1.5)],
      writtenAt: null,
      publishedAt: formatDay(day),
      effectiveFrom: formatDay(day),
      effectiveTo: null,
      summary: null,
      hasFullText: true,
      clauses: Array.from({ length: articles }, (_, i) => ({
        id: `art-${i + 1}`,
        parentId: null,
        kind: 'article' as const,
        label: `第${i + 1}条`,
        heading: '',
        text: `${sentence()}，${sentence()}。${sentence()}，${sentence()}。`,
        depth: 0,
      })),
      keyFacts: [],
      items: [
        {
          id: 'i1',
          name: `${own[0]}${pick(domain)}`,
          support: pick(supports, 1.4),
          amount: cap === null ? null : { text: `最高${cap / 1_000_000}万元`, capFen: cap },
          conditions: [],
        },
      ],
      materials: [],
      obligations: [],
      windows: random() < 0.4 ? [{ opensAt: formatDay(day), closesAt: formatDay(closes), kind: 'announced' }] : [],
      milestones: [],
      relations: [],
      source: {
        provenance: 'sample',
        name: '性能测量',
        url: null,
        licence: null,
        verifiedAt: null,
        confidence: null,
        attribution: null,
      },
    };
  }
}
