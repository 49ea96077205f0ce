import type { MainComponents } from '@hengce/api/contract';
import type { Clause } from '@hengce/text';
import { parseDay } from '@hengce/text';
import { nationCode, regionCodeOf } from '../../platform/vocabulary';
import type { PolicyRecord, WindowRecord } from '../records';
import { type Adapter, textOf, UnfitRecord } from './Adapter';
import { dateOf, listOf, objectOf, type Raw, textsOf } from './rawFields';

type SupportKind = MainComponents['schemas']['SupportKind'];

/**
 * Adapter of local policies from opcgate.com (siuserxiaowei/opc-policy): structured by a third party, so everything is
 * shown as such. Amounts are in yuan; the text of the document itself is not included.
 */
export const opcAdapter: Adapter = {
  name: '地方政策（opcgate.com整理）',
  recognises: (raw) => typeof raw.name === 'string' && Array.isArray(raw.benefits) && typeof raw.province === 'string',
  convert(raw) {
    const sourceId = textOf(raw, 'id');
    const title = textOf(raw, 'name');
    if (sourceId === null || !/^[a-z0-9][a-z0-9-]{1,58}$/.test(sourceId))
      throw new UnfitRecord('编号缺失，或含有小写字母、数字、连字符以外的字符');
    if (title === null) throw new UnfitRecord('没有名称');
    const issuers = issuersOf(textOf(raw, 'issuer') ?? '');
    if (issuers.length > 0 && issuers.every(isCompany))
      throw new UnfitRecord(`不是政府政策：由“${issuers.join('、')}”提供的商业权益`);
    const place = placeOf(raw, title);
    const isDraft = raw.status === 'draft';
    const benefits = listOf(raw.benefits);
    const kind = kindOf(title);
    refuseEmpty(benefits, kind);
    const clauses = summaryClauses(raw);
    const conditions = conditionsOf(objectOf(raw.requirements));
    const id = `opc-${sourceId}`;
    return {
      id,
      familyId: id,
      title,
      docNo: null,
      indexNo: null,
      issuers,
      ...place,
      kind,
      status: 'unverified',
      statusNote: statusNoteOf(raw.status),
      themes: themesOf(raw, issuers),
      writtenAt: null,
      publishedAt: dateOf(raw, 'publish_date'),
      effectiveFrom: dateOf(raw, 'effective_date'),
      effectiveTo: dateOf(raw, 'expire_date'),
      summary: textOf(raw, 'summary'),
      hasFullText: false,
      clauses,
      keyFacts: keyFactsOf(raw, clauses),
      items: benefits.map((benefit, i) => itemOf(benefit, i, conditions, clauses)),
      materials: textsOf(raw.materials),
      obligations: [],
      // The dates of a draft are for comments, not for applications.
      windows: isDraft ? [] : windowsOf(objectOf(raw.application)),
      milestones: [],
      relations: [],
      source: sourceOf(raw),
    };
  },
};

function issuersOf(text: string): string[] {
  return text
    .replace(/（牵头）|\s*等$/g, '')
    .split(/[、/+＋]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function isCompany(issuer: string): boolean {
  return /阿里云|科技$|公司$/.test(issuer) && !/政府|[局委办部厅署]$|管委会|专班|街道|协会|学会|小组/.test(issuer);
}

/** A title says whether there is a document. Without one these are key points that somebody has gathered. */
function kindOf(title: string): PolicyRecord['kind'] {
  if (/通知|公告|征集|大赛|专项赛|挑战赛/.test(title)) return 'notice';
  return /措施|办法|方案|行动计划|意见|条例|规定|细则|指引|举措|规划|清单|标准|若干政策/.test(title)
    ? 'normative'
    : 'programme';
}

/** Validity is what the third party says; nobody has compared it with the document. */
function statusNoteOf(status: unknown): string {
  if (status === 'draft') return '整理时为征求意见稿，尚未正式发布';
  return status === 'expired' ? '整理方标为已失效，未与官方文件核对' : '整理方标为有效，未与官方文件核对';
}

const saysNothing = /^(?:提供|补贴|已揭牌|详见政策|详见文件|有)$/;
/** Money, a share, or something that costs nothing. */
const isConcrete =
  /[0-9０-９一二三四五六七八九十百千万亿](?:\s*[-至~]\s*\d+)?\s*(?:[万亿](?!㎡|平)|元|%|％|折|张|天|年)|免费|免租|零租金|贴息|免\/|最高|不超过/;

/** Notes on co-working spaces stand among the policies: a building with its floor area grants nothing. */
function refuseEmpty(benefits: readonly Raw[], kind: PolicyRecord['kind']): void {
  const texts = benefits.map(benefitText);
  if (benefits.every((benefit) => amountOf(benefit) === null))
    throw new UnfitRecord(`没有实质内容：支持内容只写了“${texts.join('、')}”`);
  if (kind === 'programme' && !texts.some((text) => isConcrete.test(text)))
    throw new UnfitRecord(`不是政策文件，也没有列明支持标准：“${texts.slice(0, 2).join('、')}”`);
}

/** What is granted; null where the words only say that something is. */
function amountOf(benefit: Raw): string | null {
  const amount = textOf(benefit, 'amount');
  return amount === null || saysNothing.test(amount) ? null : amount;
}

function benefitText(benefit: Raw): string {
  return [textOf(benefit, 'item') ?? '支持', amountOf(benefit)].filter((part) => part !== null).join('：');
}

function placeOf(raw: Raw, title: string): Pick<PolicyRecord, 'regionCode' | 'level'> {
  const province = textOf(raw, 'province') ?? '';
  const city = textOf(raw, 'city') ?? '';
  const provinceCode = province === '全国' ? nationCode : regionCodeOf(province);
  const cityCode = regionCodeOf(city);
  switch (raw.level) {
    case 'national':
      return { regionCode: nationCode, level: 'national' };
    case 'province':
      if (provinceCode === null) throw new UnfitRecord(`不认识的省份“${province}”`);
      return { regionCode: provinceCode, level: 'province' };
    case 'city':
    case 'district': {
      if (cityCode === null) throw new UnfitRecord(`不认识的城市“${city}”`);
      const isMunicipality = cityCode.endsWith('0000');
      const isZone = /高新区|经开区|新区|园区|航空港|新城|^高新$|^临港$/.test(textOf(raw, 'district') ?? title);
      return {
        regionCode: cityCode,
        level: raw.level === 'district' ? (isZone ? 'zone' : 'county') : isMunicipality ? 'province' : 'city',
      };
    }
    default:
      throw new UnfitRecord(`不认识的层级“${String(raw.level)}”`);
  }
}

/** A structured summary in the shape of clauses, so that search lands on the very benefit or requirement. */
function summaryClauses(raw: Raw): Clause[] {
  const clauses: Clause[] = [];
  const section = (id: string, heading: string, texts: readonly string[]) => {
    if (texts.length === 0) return;
    clauses.push({ id, parentId: null, kind: 'heading', label: '', heading, text: '', depth: 0 });
    texts.forEach((text, i) => {
      clauses.push({ id: `${id}.${i + 1}`, parentId: id, kind: 'paragraph', label: '', heading: '', text, depth: 1 });
    });
  };
  const summary = textOf(raw, 'summary');
  const application = objectOf(raw.application);
  section('summary', '摘要', summary === null ? [] : [summary]);
  section('benefits', '支持内容', listOf(raw.benefits).map(benefitText));
  section(
    'requirements',
    '申报要求',
    conditionsOf(objectOf(raw.requirements)).map(({ text }) => text),
  );
  section(
    'application',
    '申报方式',
    ['method', 'deadline'].flatMap((key) => textOf(application, key) ?? []),
  );
  return clauses;
}

interface Requirement {
  text: string;
  operator: PolicyRecord['items'][number]['conditions'][number]['operator'];
  threshold: string | null;
}

function conditionsOf(requirements: Raw): Requirement[] {
  const all: Requirement[] = [];
  const place = textOf(requirements, 'registration_location');
  if (place !== null && place !== '不限') all.push({ text: `注册地在${place}`, operator: 'in', threshold: place });
  const operation = textOf(requirements, 'operation_location');
  if (operation !== null) all.push({ text: `经营地在${operation}`, operator: 'in', threshold: operation });
  const industries = textsOf(requirements.industries).join('、');
  if (industries !== '') all.push({ text: `行业为${industries}`, operator: 'in', threshold: industries });
  const founders = textsOf(requirements.founder_identity).join('、');
  if (founders !== '') all.push({ text: `创办人为${founders}`, operator: 'in', threshold: founders });
  for (const [key, text, unit, operator] of [
    ['company_age_max_years', '成立时间不超过', '年', '<='],
    ['social_insurance_months', '缴纳社会保险不少于', '个月', '>='],
    ['max_employees', '员工不超过', '人', '<='],
  ] as const) {
    const value = requirements[key];
    if (typeof value === 'number' && value > 0)
      all.push({ text: `${text}${value}${unit}`, operator, threshold: `${value}${unit}` });
  }
  for (const text of [...textsOf(requirements.qualifications), ...textsOf(requirements.other)])
    all.push({ text, operator: 'attest', threshold: null });
  return all;
}

function itemOf(
  benefit: Raw,
  i: number,
  requirements: readonly Requirement[],
  clauses: readonly Clause[],
): PolicyRecord['items'][number] {
  const name = textOf(benefit, 'item') ?? `支持${i + 1}`;
  const amount = amountOf(benefit);
  return {
    id: `b${i + 1}`,
    name,
    support: supportOf(textOf(benefit, 'type') ?? '', `${name}${amount ?? ''}`),
    amount: amount === null ? null : { text: amount, capFen: capOf(benefit.amount_max, amount) },
    conditions: requirements.map(({ text, operator, threshold }, j) => ({
      id: `b${i + 1}-c${j + 1}`,
      text,
      operator,
      threshold,
      clauseId: clauses.find((clause) => clause.parentId === 'requirements' && clause.text === text)?.id ?? null,
    })),
  };
}

/** Yuan to 分, and only where the text names an amount too: a cap nobody wrote is not shown. */
function capOf(yuan: unknown, text: string): number | null {
  return typeof yuan === 'number' &&
    Number.isSafeInteger(yuan * 100) &&
    yuan > 0 &&
    /[0-9０-９一二三四五六七八九十百千万亿]/.test(text)
    ? yuan * 100
    : null;
}

function supportOf(type: string, text: string): SupportKind {
  if (/贴息/.test(text)) return 'interest';
  if (/股权|基金|投资/.test(text) && type === 'loan') return 'equity';
  if (/担保/.test(text) && type === 'loan') return 'guarantee';
  const kinds: Record<string, SupportKind> = {
    cash: /奖/.test(text) ? 'award' : 'subsidy',
    voucher: 'voucher',
    loan: 'loan',
    tax_reduction: 'tax',
    rent_free: 'subsidy',
  };
  return kinds[type] ?? 'service';
}

/** Only windows with certain dates; 每年1/3/5月 names one certain window, the next. */
function windowsOf(application: Raw): WindowRecord[] {
  const schedule = objectOf(application.schedule);
  if (schedule.type === 'window') return dated(textOf(schedule, 'start'), textOf(schedule, 'end'));
  if (schedule.type === 'recurring') return dated(textOf(schedule, 'next_start'), textOf(schedule, 'next_end'));
  const deadline = textOf(schedule, 'deadline') ?? textOf(application, 'deadline');
  if (deadline === '常态化' || deadline === '常态化申报') return [{ opensAt: null, closesAt: null, kind: 'rolling' }];
  return dated(null, deadline);
}

function dated(opensAt: string | null, closesAt: string | null): WindowRecord[] {
  const closes = parseDay(closesAt);
  const opens = parseDay(opensAt);
  if (closes === null || (opensAt !== null && (opens === null || opens > closes))) return [];
  return [{ opensAt, closesAt, kind: 'announced' }];
}

function keyFactsOf(raw: Raw, clauses: readonly Clause[]): PolicyRecord['keyFacts'] {
  const method = textOf(objectOf(raw.application), 'method');
  const clauseId = clauses.find(({ parentId, text }) => parentId === 'application' && text === method)?.id ?? null;
  return method === null ? [] : [{ label: '申报方式', value: method, clauseId }];
}

function themesOf(raw: Raw, issuers: readonly string[]): string[] {
  const text = `${textOf(raw, 'name') ?? ''}${issuers.join('')}`;
  if (/人社|人力资源|就业|人才/.test(text)) return ['劳动、人事、监察'];
  if (raw.category === 'loan' || /金融/.test(text)) return ['财政、金融、审计'];
  if (/市场监督管理|登记/.test(text)) return ['市场监管、安全生产监管'];
  return ['科技、教育'];
}

function sourceOf(raw: Raw): PolicyRecord['source'] {
  const updated = dateOf(raw, 'updated_at');
  return {
    provenance: 'third_party',
    name: 'opcgate.com政策库',
    url: officialUrl(objectOf(raw.links)),
    licence: '使用须保留来源说明',
    verifiedAt: null,
    confidence: null,
    attribution: `数据由opcgate.com（siuserxiaowei/opc-policy）整理${updated === null ? '' : `，更新于${updated}`}，请以官方发布为准`,
  };
}

function officialUrl(links: Raw): string | null {
  const url = textOf(links, 'official');
  return url !== null && /^https?:\/\/[^\s]+$/.test(url) && URL.canParse(url) ? new URL(url).href : null;
}
