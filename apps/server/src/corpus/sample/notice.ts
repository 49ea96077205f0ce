import { chineseDate } from '@hengce/text';
import type { IntakeRecord, PolicyRecord } from '../../library/records';
import { addDays, dateRange, money } from './chinese';
import { documentWriter } from './document';
import type { ExtensionPlan, NoticePlan } from './MeasurePlan';
import {
  audienceOf,
  awardText,
  basicTerms,
  materialsOf,
  quoted,
  sampleSource,
  supportNames,
  TITLE_MARK,
} from './measureTerms';
import { noticeWindows } from './plan';
import { randomFor } from './prng';
import { amountOf, amountRuleOf, capYuan, conditionOf, type Term, termText } from './terms';
import { authority, issuersOf, phoneOf } from './wording';

type Common = Pick<
  PolicyRecord,
  | 'indexNo'
  | 'issuers'
  | 'level'
  | 'regionCode'
  | 'kind'
  | 'themes'
  | 'effectiveFrom'
  | 'effectiveTo'
  | 'hasFullText'
  | 'source'
>;

function common({ measure }: NoticePlan): Common {
  const { region, family } = measure;
  return {
    indexNo: null,
    issuers: issuersOf(region, family.department),
    level: region.level,
    regionCode: region.code,
    kind: 'notice',
    themes: family.themes,
    effectiveFrom: null,
    effectiveTo: null,
    hasFullText: true,
    source: sampleSource(),
  };
}

/** Days after the last day on the net until which paper and recommendations are taken; null where none are asked for. */
function laterDays(notice: NoticePlan): { time: string | null; offline: number | null; recommend: number } {
  const random = randomFor(0, `intake ${notice.id}`);
  return {
    time: random.chance(0.5) ? '17:00' : null,
    offline: random.chance(0.4) ? random.int(3, 6) : null,
    recommend: random.int(10, 20),
  };
}

function deadlinesOf(notice: NoticePlan, closesAt: string): IntakeRecord['deadlines'] {
  const { time, offline, recommend } = laterDays(notice);
  const at = (kind: IntakeRecord['deadlines'][number]['kind'], day: string, until: string | null = null) => [
    { kind, batch: null, day, time: until },
  ];
  return [
    ...at('online', closesAt, time),
    ...(offline === null ? [] : at('offline', addDays(closesAt, offline))),
    ...at('recommend', addDays(closesAt, recommend)),
  ];
}

/** The same days as the text says them. */
function deadlineText(notice: NoticePlan, closesAt: string): string {
  const { time, offline, recommend } = laterDays(notice);
  const paper = offline === null ? '' : `，纸质材料于${chineseDate(addDays(closesAt, offline))}前报送`;
  return `网上填报系统于截止日${time ?? '24:00'}关闭${paper}，推荐单位于${chineseDate(addDays(closesAt, recommend))}前完成推荐`;
}

const subjectOf = ({ measure, window }: NoticePlan) =>
  `${window.year}年度${measure.region.name}${measure.family.subject}`;

/** Yearly application notice of a measure; it repeats the conditions, so that it can be read alone. */
export function noticeRecord(notice: NoticePlan): PolicyRecord {
  const { measure, window, extension } = notice;
  const { content, region, family, style } = measure;
  const lead = authority(family.department);
  const doc = documentWriter();
  const terms: { term: Term; award?: number }[] = [
    ...basicTerms(measure).map((term) => ({ term })),
    ...content.awards.flatMap((award, index) => (award.extra ?? []).map((term) => ({ term, award: index }))),
  ];

  doc.preamble(
    `各有关单位：根据${quoted(measure)}（${measure.docNo}）有关规定，现将${subjectOf(notice)}申报工作有关事项通知如下`,
  );
  const conditionsId = doc.part(
    '申报条件',
    '申报单位应当同时符合下列条件，其中注明事项的为该事项的专项条件',
    terms.map(({ term, award }) =>
      award === undefined ? termText(term) : `申报${content.awards[award]?.name}的，${termText(term)}`,
    ),
  );
  const conditions = terms.map(({ term, award }, index) => ({
    award,
    condition: conditionOf(term, `c-${index + 1}`, `${conditionsId}.${index + 1}`),
  }));
  const supportId = doc.part(
    '支持标准',
    '本年度设下列支持事项',
    content.awards.map((award) => {
      const { text, rows } = awardText(award);
      return `${award.name}。${text}${rows.length > 0 ? `：${rows.join('；')}` : ''}`;
    }),
  );
  const range = dateRange(window.opensAt, window.closesAt);
  const timeId = doc.part(
    '时间安排',
    `受理时间为${range}，逾期不予受理。${deadlineText(notice, window.closesAt)}。拟支持名单于${chineseDate(window.publicisedBy)}前公示，资金于${chineseDate(window.paidBy)}前拨付`,
  );
  const materials = materialsOf(measure);
  doc.part('申报材料', '申报单位应当提交下列材料', materials);
  const method = `申报单位登录政务服务平台在线填报，经${region.lower}${lead}初审后报送${region.rank}${lead}。申报不收取任何费用，不委托中介机构代办`;
  doc.part('申报方式', method);
  const phone = phoneOf(notice.docNo, region.code);
  const warning = '申报单位对材料的真实性负责，弄虚作假的取消资格，已拨付的资金予以追回';
  const otherId = doc.part('其他事项', `${warning}。咨询电话：${phone}`);

  const items = content.awards.map((award, index) => ({
    id: `${supportId}.${index + 1}`,
    name: award.name,
    support: award.support,
    amount: amountOf(award.amount),
    ...amountRuleOf(award, measure.content.conditions),
    conditions: conditions
      .filter((entry) => entry.award === undefined || entry.award === index)
      .map((entry) => entry.condition),
  }));
  const top = Math.max(
    ...content.awards.filter((award) => award.support !== 'equity').map((award) => capYuan(award.amount) ?? 0),
  );
  return {
    ...common(notice),
    id: notice.id,
    familyId: notice.id,
    title: `${TITLE_MARK}${style.pick([
      `关于组织申报${subjectOf(notice)}项目的通知`,
      `关于开展${subjectOf(notice)}申报工作的通知`,
    ])}`,
    docNo: notice.docNo,
    status: 'in_force',
    statusNote: extension ? `申报截止日期已延长至${chineseDate(extension.closesAt)}，见${extension.docNo}` : null,
    writtenAt: notice.writtenAt,
    publishedAt: notice.publishedAt,
    summary: `受理时间为${range}，单项最高${money(top)}。本文为示例数据，不能作为申报依据。`,
    clauses: doc.clauses,
    keyFacts: [
      { label: '支持对象', value: audienceOf(measure), clauseId: `${conditionsId}.1` },
      { label: '支持方式', value: supportNames(content.awards), clauseId: supportId },
      { label: '申报时间', value: range, clauseId: timeId },
      { label: '受理方式', value: '政务服务平台在线填报，不收费', clauseId: null },
      { label: '咨询电话', value: phone, clauseId: otherId },
    ],
    items,
    materials,
    obligations: [{ label: '资金追回', value: warning, clauseId: otherId }],
    windows: noticeWindows(notice),
    intake: {
      deadlines: deadlinesOf(notice, window.closesAt),
      method: `${method}。`,
      entry: { name: '（示例）政务服务平台', url: null },
      contacts: [{ org: issuersOf(region, family.department)[0] ?? '', phone }],
    },
    milestones: [
      { kind: 'publicised', label: '公示', date: window.publicisedBy },
      { kind: 'paid', label: '拨付', date: window.paidBy },
    ],
    relations: [{ kind: 'notice_of', to: measure.id }],
  };
}

/** Short notice that moves the last day of another one. */
export function extensionRecord(extension: ExtensionPlan): PolicyRecord {
  const { notice } = extension;
  const doc = documentWriter();
  const subject = subjectOf(notice);
  doc.preamble(`各有关单位：根据申报工作实际，现将${subject}申报时间调整事项通知如下`);
  const timeId = doc.part(
    '截止时间',
    `${subject}（${notice.docNo}）申报截止日期由${chineseDate(notice.window.closesAt)}延长至${chineseDate(extension.closesAt)}。${deadlineText(notice, extension.closesAt)}`,
  );
  doc.part('其他事项', '申报条件、支持标准和材料要求不变，已提交的申报无须重新提交');
  return {
    ...common(notice),
    id: extension.id,
    familyId: extension.id,
    title: `${TITLE_MARK}关于延长${subject}申报时间的通知`,
    docNo: extension.docNo,
    status: 'in_force',
    statusNote: null,
    writtenAt: extension.writtenAt,
    publishedAt: extension.publishedAt,
    summary: `申报截止日期延长至${chineseDate(extension.closesAt)}，其他要求不变。本文为示例数据，不能作为申报依据。`,
    clauses: doc.clauses,
    keyFacts: [{ label: '申报截止', value: chineseDate(extension.closesAt), clauseId: timeId }],
    items: [],
    materials: [],
    obligations: [],
    windows: [{ opensAt: notice.window.opensAt, closesAt: extension.closesAt, kind: 'extended' }],
    intake: { deadlines: deadlinesOf(notice, extension.closesAt), method: null, entry: null, contacts: [] },
    milestones: [],
    relations: [
      { kind: 'extends', to: notice.id },
      { kind: 'notice_of', to: notice.measure.id },
    ],
  };
}
