import { chineseDate } from '@hengce/text';
import type { PolicyRecord } from '../../library/records';
import { fen, money, series } from './chinese';
import type { MeasurePlan } from './MeasurePlan';
import {
  beginMeasure,
  writeAwards,
  writeClosing,
  writeConditions,
  writeProcedure,
  writePurpose,
} from './measureChapters';
import { audienceOf, measureTitle, sampleSource, supportNames } from './measureTerms';
import { relationsOf, statusOf } from './status';
import { issuersOf } from './wording';

/** Record of a measure: text, structured items and dates from the same parameters. @param today ISO date, for the status */
export function measureRecord(plan: MeasurePlan, today: string): PolicyRecord {
  const { region, family, content, intake } = plan;
  const writing = beginMeasure(plan);
  const { doc, cap } = writing;
  const defined = writePurpose(writing);
  const { basicId, conditions, specialId } = writeConditions(writing, defined);
  const { items: awarded, capId } = writeAwards(writing, conditions, specialId);
  const { time, timeId, windows, materials, obligations, barred } = writeProcedure(writing);
  const items = awarded.map((item) => ({ ...item, conditions: [...item.conditions, barred] }));
  const { phone, contactId, validId } = writeClosing(writing);

  const state = statusOf(plan, today);
  // An investment is not money received, so it does not make the headline.
  const caps = items.map((item) => (item.support === 'equity' ? 0 : (item.amount?.capFen ?? 0)));
  const top = capId === null || cap === null ? Math.max(...caps) : fen(cap);
  return {
    id: plan.id,
    familyId: plan.familyId,
    title: measureTitle(plan),
    docNo: plan.docNo,
    indexNo: null,
    issuers: issuersOf(region, family.department),
    level: region.level,
    regionCode: region.code,
    kind: 'normative',
    ...state,
    themes: family.themes,
    writtenAt: plan.writtenAt,
    publishedAt: plan.publishedAt,
    effectiveFrom: plan.effectiveFrom,
    effectiveTo: plan.effectiveTo,
    summary: `${series(content.awards.map((award) => award.name))}共${content.awards.length}项支持，单个企业最高${money(top / 100)}。${time.sentence}。本文为示例数据，不能作为申报依据。`,
    hasFullText: true,
    clauses: doc.clauses,
    keyFacts: [
      { label: '支持对象', value: audienceOf(plan), clauseId: `${basicId}.1` },
      { label: '支持方式', value: supportNames(content.awards), clauseId: null },
      { label: '单企上限', value: money(top / 100), clauseId: capId ?? items[caps.indexOf(top)]?.id ?? null },
      { label: '申报时间', value: time.fact, clauseId: timeId },
      { label: '咨询电话', value: phone, clauseId: contactId },
      {
        label: '有效期',
        value: `${chineseDate(plan.effectiveFrom)}至${chineseDate(plan.effectiveTo)}`,
        clauseId: validId,
      },
    ],
    items,
    materials,
    obligations,
    windows,
    milestones:
      intake.kind === 'dated' && windows.length > 0
        ? [
            { kind: 'publicised', label: '公示', date: intake.publicisedBy },
            { kind: 'paid', label: '拨付', date: intake.paidBy },
          ]
        : [],
    relations: relationsOf(plan),
    source: sampleSource(),
  };
}
