import type { Deck, Slide } from '../deck/deck';
import type { LayoutData, LayoutId } from '../deck/layoutData';

/** Typical contents of every layout; figures are invented. */
export const sampleData: LayoutData = {
  cover: {
    title: '研发费用后补助申报汇报',
    subtitle: '面向主管部门的三年投入、成果与资金使用说明',
    unit: '青岚精密（示例）有限公司',
    date: '2026年11月',
  },
  contents: { title: '目录', items: ['申报概况', '研发投入', '研发成果', '资金使用计划'].map((text) => ({ text })) },
  section: { number: '02', title: '研发投入', lead: '三年增长73%，占比升至5.7%' },
  bullets: {
    title: '申报条件：四项基本要求缺一不可',
    items: [
      '从事特定细分市场时间达到2年以上，主导产品属于《工业“六基”发展目录》所列领域。',
      '上年度研发费用总额不低于100万元，且占营业收入总额比重不低于3%。',
      '近三年未发生重大安全、质量、环境污染等事故，未被列入严重失信主体名单。',
      '按专业化、精细化、特色化、创新能力四项13个指标评价，总得分60分以上。',
    ].map((text) => ({ text })),
  },
  twoColumn: {
    title: '省级与国家级认定的主要差异',
    columns: [
      {
        head: '省级专精特新中小企业',
        body: '由省级主管部门组织认定，有效期三年。\n企业自愿申报，属地初审、实地抽查、公示后发文。',
      },
      {
        head: '国家级“小巨人”企业',
        body: '由国家主管部门组织认定，有效期三年，到期复核。\n主导产品占营业收入比重达到70%以上，近两年平均增长率达到5%以上。',
      },
    ],
  },
  comparison: {
    title: '三地研发补助怎么比',
    head: ['上海', '浙江', '江苏'],
    rows: [
      { label: '补助比例', cells: ['最高20%', '最高15%', '最高10%'], isDifference: true },
      { label: '单项上限', cells: ['500万元', '300万元', '300万元'], isDifference: true },
      { label: '申报时间', cells: ['每年3月', '每年5月', '全年'] },
    ],
  },
  timeline: {
    title: '时间安排：错过一个节点就要再等一年',
    nodes: [
      { date: '11月1日', label: '系统开放填报', isPast: true },
      { date: '12月2日', label: '企业提交截止' },
      { date: '2027年1月', label: '市级审核推荐' },
      { date: '2027年4月', label: '公示与拨付' },
    ],
  },
  process: {
    title: '申报分四步',
    steps: [
      { head: '归集费用', text: '按项目建立辅助账，与纳税申报表一致。' },
      { head: '填报材料', text: '在平台填写申报书，上传审计报告。' },
      { head: '部门审核', text: '属地初审，市级复核，抽查现场。' },
      { head: '公示拨付', text: '公示5个工作日，无异议后拨付。' },
    ],
  },
  figures: {
    title: '对企业意味着什么',
    figures: [
      { number: '128.6', unit: '万元', label: '按10%测算的研发后补助' },
      { number: '15%', unit: '', label: '高新技术企业所得税税率' },
      { number: '100%', unit: '', label: '研发费用税前加计扣除比例' },
    ],
    source: '测算依据：2025年度审计报告、加计扣除申报表',
  },
  chart: {
    title: '研发费用三年增长73%',
    form: 'bar',
    unit: '万元',
    categories: ['2023年', '2024年', '2025年'],
    series: [{ name: '研发费用', values: [742, 1015, 1286] }],
    source: '数据来源：2025年度审计报告、加计扣除申报表',
  },
  table: {
    title: '对标评估：还差哪几分',
    head: ['指标', '分值', '满分条件', '本企业', '差距'],
    rows: [
      ['研发费用占比', '10分', '10%以上', '5.7%', '4.3个百分点'],
      ['主导产品占比', '5分', '80%以上', '76%', '4个百分点'],
      ['Ⅰ类知识产权', '10分', '2项以上并实际应用', '1项', '1项'],
      ['数字化水平', '5分', '三级以上', '二级', '差一级'],
    ],
  },
  quote: {
    text: '对研发费用同比增长超过20%的企业，按增量的10%给予补助，单个企业年度补助不超过300万元。',
    source: '《研发费用后补助实施细则（示例）》第七条',
  },
  people: {
    title: '项目团队',
    people: [
      { name: '林知夏', role: '项目负责人', about: '负责总体方案与申报，十二年精密制造经验。' },
      { name: '周牧', role: '研发主管', about: '主持11个在研项目，发明专利6项。' },
      { name: '沈清和', role: '财务主管', about: '建立研发支出辅助账，对接审计。' },
    ],
  },
  picture: {
    title: '新产线已经投产',
    text: '2025年9月建成柔性产线，单班产能提高40%，不良率降到0.3%。',
    image: { file: '', alt: '新产线照片', width: 0, height: 0 },
  },
  closing: {
    title: '下一步',
    steps: ['12月2日前提交申报书', '补齐2025年度审计报告', '预约现场核查'].map((text) => ({ text })),
    contact: '联系人：林知夏',
  },
};

/** Every layout once. */
export function sampleDeck(themeId = 'azurite', aspect: Deck['aspect'] = '16:9'): Deck {
  const slides = (Object.keys(sampleData) as LayoutId[]).map(
    (layout, n) => ({ id: `s${n + 1}`, layout, data: sampleData[layout], notes: `第${n + 1}页的讲稿` }) as Slide,
  );
  return { id: 'd1', revision: 1, title: '研发费用后补助申报汇报', themeId, aspect, slides, sources: [] };
}
