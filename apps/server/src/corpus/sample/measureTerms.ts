import type { PolicyRecord } from '../../library/records';
import type { AwardPlan } from './families/Family';
import type { MeasurePlan } from './MeasurePlan';
import { amountText, atLeast, attest, capYuan, type Term, termText } from './terms';

/** Mark at the beginning of every sample's title. */
export const TITLE_MARK = '【示例】';

/** Title of a measure, with the mark that it is a sample. */
export function measureTitle({ region, family, form, replaces, publishedAt }: MeasurePlan): string {
  const revised = replaces?.by === 'amends' ? `（${publishedAt.slice(0, 4)}年修订）` : '';
  return `${TITLE_MARK}${region.name}${family.subject}${form}${revised}`;
}

/** Title in 《》, without the mark of samples. */
export const quoted = (plan: MeasurePlan): string => `《${measureTitle(plan).slice(TITLE_MARK.length)}》`;

/**
 * Conditions that all awards of a measure ask for: registration in its region, those of its family, and no serious accident
 * or 失信.
 */
export function basicTerms(plan: MeasurePlan): Term[] {
  return [
    atLeast(`具有独立法人资格，在${plan.region.here}依法登记注册满`, 1, '年', ['isIndependent', 'establishedAt']),
    ...plan.content.conditions,
    attest('近三年未发生重大安全、质量事故，未被列入严重失信主体名单', ['hasSeriousAccident', 'isBlacklisted']),
  ];
}

/** 有下列情形之一的，不予支持: each as it is written, and what it asks of a firm. */
export const REFUSALS: readonly { text: string; asks: Term }[] = [
  { text: '提供虚假材料或者隐瞒重要事实的', asks: attest('未提供虚假材料或者隐瞒重要事实', ['hasFalseFiling']) },
  {
    text: '近三年因违法违规使用财政资金受到处理的',
    asks: attest('近三年未因违法违规使用财政资金受到处理', ['hasFundMisuse']),
  },
  { text: '已停产、停业或者进入破产清算程序的', asks: attest('未停产、停业或者进入破产清算程序', ['isStopped']) },
  { text: '欠缴税款、社会保险费且未按期补缴的', asks: attest('没有欠缴的税款、社会保险费', ['hasArrears']) },
  {
    text: '未按规定报送统计、财务等法定资料的',
    asks: attest('已按规定报送统计、财务等法定资料', ['hasMissedReports']),
  },
];

/** Condition that a firm is not barred from applying, as one that has cheated is for a number of years. */
export const notBarred = ({ region, family }: MeasurePlan, years: number): Term =>
  attest(`${years}年内未因弄虚作假被停止受理${region.name}${family.subject}申报`, ['hasFalseFiling']);

/** Audience of a measure: its first condition, worded for outside the document, where 本省 would mean nothing. */
export function audienceOf(plan: MeasurePlan): string {
  const [first] = basicTerms(plan);
  return first ? `${termText(first).replace(plan.region.here, plan.region.name)}的企业` : '';
}

/** Highest sum in 元 for one enterprise and year over all awards that pay money; null where fewer than two do. */
export function yearlyCap(plan: MeasurePlan): number | null {
  const caps = plan.content.awards
    .filter((award) => award.support !== 'equity')
    .map((award) => capYuan(award.amount))
    .filter((cap) => cap !== null);
  if (caps.length < 2) return null;
  const wan = (Math.max(...caps) + 0.5 * (sum(caps) - Math.max(...caps))) / 10_000;
  const step = wan >= 200 ? 50 : wan >= 50 ? 10 : wan >= 10 ? 5 : 1;
  return Math.ceil(wan / step) * step * 10_000;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Words of an award, with the rows of its table. */
export function awardText(award: AwardPlan): { text: string; rows: string[] } {
  const { text, rows } = amountText(award.amount);
  return { text: `${award.who}，${text}`, rows };
}

/**
 * Highest share of an outlay that all levels together bear, in percent: drawn at random, at least 10 above the rate of any
 * single award.
 */
export function jointCeiling({ content, style }: MeasurePlan): number {
  const rates = content.awards.map(({ amount }) =>
    amount.kind === 'rate' || amount.kind === 'interest' ? amount.percent : 0,
  );
  const floor = Math.max(...rates) + 10;
  return style.pick([30, 40, 50, 60, 70, 80, 90].filter((ceiling) => ceiling >= floor).slice(0, 3));
}

const SUPPORT_NAMES: Record<AwardPlan['support'], string> = {
  award: '奖励',
  subsidy: '补助',
  interest: '贷款贴息',
  tax: '税收优惠',
  voucher: '服务券',
  loan: '贷款',
  guarantee: '担保费补助',
  equity: '股权投资',
  title: '入库培育',
  service: '服务',
};

/** Kinds of support of some awards, each once, joined by 、. */
export const supportNames = (awards: readonly AwardPlan[]): string =>
  [...new Set(awards.map((award) => SUPPORT_NAMES[award.support]))].join('、');

/** Names of the materials that a declaration needs. */
export function materialsOf(plan: MeasurePlan): string[] {
  return [`${plan.family.subject}申报书`, '营业执照', ...plan.content.materials, '申报材料真实性和信用承诺书'];
}

export function sampleSource(): PolicyRecord['source'] {
  return {
    provenance: 'sample',
    name: '衡策示例数据',
    url: null,
    licence: null,
    verifiedAt: null,
    confidence: null,
    attribution: null,
  };
}

/** Conditions that the words of an award's audience set. */
export function audienceTerms({ who, of }: AwardPlan): readonly Term[] {
  if (of) return of;
  const named = who.replace(/^对/, '').split('，')[0] ?? '';
  const does = /^(.+)的企业$/.exec(named)?.[1];
  if (does !== undefined) return [attest(does)];
  return [attest(/(?:项目|专利|工作站)$/.test(named) ? `有${named}` : `属于${named}`)];
}
