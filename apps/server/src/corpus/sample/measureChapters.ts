import { chineseDate } from '@hengce/text';
import type { PolicyRecord } from '../../library/records';
import { money } from './chinese';
import { documentWriter } from './document';
import { effectiveWindows, intakeOf } from './intake';
import type { MeasurePlan } from './MeasurePlan';
import {
  audienceTerms,
  awardText,
  basicTerms,
  jointCeiling,
  materialsOf,
  notBarred,
  quoted,
  REFUSALS,
  yearlyCap,
} from './measureTerms';
import { amountOf, amountRuleOf, conditionOf, levelTerms, termText } from './terms';
import { authority, phoneOf, selfName } from './wording';

/** Draft of a measure: its plan, the clauses so far, and what was drawn for it. Chapters are written in their order. */
export type Writing = ReturnType<typeof beginMeasure>;
type Condition = ReturnType<typeof conditionOf>;

/** Draws which articles a measure has, before any of them is written. */
export function beginMeasure(plan: MeasurePlan) {
  const { family, content, form, style, intake } = plan;
  const self = selfName(form);
  const lead = authority(family.department);
  const doc = documentWriter();
  const chaptered = form !== '若干措施';
  const chapter = (heading: string) => {
    if (chaptered) doc.chapter(heading);
  };

  const basics = basicTerms(plan);
  const special = content.awards.filter((award) => award.extra);
  const cap = yearlyCap(plan);
  const instant = intake.kind === 'instant';
  // Measures without chapters are short: they join review with payment and duties with supervision.
  const joinPayment = !chaptered || style.chance(0.4);
  const joinDuty = !chaptered || style.chance(0.3);
  const core =
    6 +
    content.awards.length +
    (special.length > 0 ? 1 : 0) +
    (instant ? 0 : 1) +
    (joinPayment ? 1 : 2) +
    (joinDuty ? 0 : 1) +
    (chaptered ? 1 : 0);
  const optional = [
    ...(cap === null ? [] : ['cap']),
    ...(content.definition ? ['definition'] : []),
    ...(chaptered ? ['refusal', 'fund', 'duties'] : ['refusal']),
  ]
    .filter((name) => style.chance(name === 'cap' ? 0.8 : 0.5))
    .slice(0, 16 - core);
  const has = (name: string) => optional.includes(name);
  const oneCategory = content.awards.length > 2 && !has('cap') && style.chance(0.5);
  const rounds = style.pick([5, 7]);
  const keepYears = style.pick([5, 10]);
  const banYears = style.pick([2, 3]);
  return {
    plan,
    doc,
    chapter,
    self,
    lead,
    chaptered,
    instant,
    basics,
    special,
    cap,
    joinPayment,
    joinDuty,
    has,
    oneCategory,
    rounds,
    keepYears,
    banYears,
  };
}

/**
 * Writes 第一章: purpose, definitions, funds and authorities.
 *
 * @returns the conditions that the definitions set
 */
export function writePurpose(writing: Writing): Condition[] {
  const { plan, doc, chapter, self, lead, has } = writing;
  const { region, content, style } = plan;
  chapter('总则');
  doc.article(
    '目的依据',
    style.pick([
      `为${content.aim}，结合${region.here}实际，制定${self}`,
      `为${content.aim}，规范资金使用和管理，根据财政专项资金管理有关规定，制定${self}`,
      `为落实支持企业高质量发展的部署，${content.aim}，制定${self}`,
    ]),
  );
  const definition = has('definition') ? content.definition : undefined;
  const definedId = definition && doc.article('定义', `${self}所称${definition.text}`);
  if (has('fund')) {
    doc.article(
      '资金来源',
      style.pick([
        `${self}所需资金由${region.rank}财政安排，列入年度部门预算，专款专用`,
        `资金由${region.rank}财政预算安排，使用管理遵循公开透明、突出重点、注重绩效的原则`,
      ]),
    );
  }
  if (has('duties')) {
    doc.article(
      '职责分工',
      `${region.rank}${lead}负责政策解释、组织申报、审核和绩效评价；财政主管部门负责预算安排、资金拨付，并对资金使用情况实施监督`,
    );
  }
  return definedId && definition?.asks ? [conditionOf(definition.asks, 'def-1', definedId)] : [];
}

/**
 * Writes 第二章: conditions of all awards, after those that are `defined`, and of single ones.
 *
 * @returns the ids of their articles, and the conditions of all
 */
export function writeConditions(writing: Writing, defined: readonly Condition[]) {
  const { plan, doc, chapter, instant, basics, special, has } = writing;
  const { style } = plan;
  chapter('支持对象与条件');
  const basicId = doc.article(
    instant ? '支持条件' : '申报条件',
    instant
      ? '享受支持的企业应当同时符合下列条件'
      : style.pick(['申报企业应当同时符合下列条件', '申报单位应当具备下列条件']),
    basics.map(termText),
  );
  const listed = basics.map((term, index) => conditionOf(term, `c-${index + 1}`, `${basicId}.${index + 1}`));
  const conditions = [...defined, ...listed];
  const specialId =
    special.length > 0
      ? doc.article(
          '专项条件',
          '除前条规定外，下列事项还应当分别符合相应条件',
          special.map((award) => `${award.name}：${(award.extra ?? []).map(termText).join('，')}`),
        )
      : '';
  if (!has('refusal')) return { basicId, conditions, specialId };
  const refused = style.some(REFUSALS, style.int(3, 4));
  const refusalId = doc.article(
    '不予支持的情形',
    '有下列情形之一的，不予支持',
    refused.map(({ text }) => text),
  );
  const excluded = refused.map(({ asks }, index) => conditionOf(asks, `not-${index + 1}`, `${refusalId}.${index + 1}`));
  return { basicId, conditions: [...conditions, ...excluded], specialId };
}

/**
 * Writes 第三章: one article per award, the yearly cap and the stacking rule.
 *
 * @returns the items and the article of the cap
 */
export function writeAwards(writing: Writing, conditions: readonly Condition[], specialId: string) {
  const { plan, doc, chapter, self, special, cap, has, oneCategory } = writing;
  const { region, content, style } = plan;
  chapter('补助标准');
  const items = content.awards.map((award): PolicyRecord['items'][number] => {
    const { text, rows } = awardText(award);
    const id = doc.article(award.name, text, rows);
    const row = special.indexOf(award) + 1;
    const extra = (award.extra ?? []).map((term, index) =>
      conditionOf(term, `${id}-c-${index + 1}`, `${specialId}.${row}`),
    );
    const named = audienceTerms(award).map((term, index) => conditionOf(term, `${id}-who-${index + 1}`, id));
    const levels = levelTerms(award.amount).map((term) => conditionOf(term, `${id}-level`, id));
    return {
      id,
      name: award.name,
      support: award.support,
      amount: amountOf(award.amount),
      ...amountRuleOf(award, content.conditions),
      conditions: [...conditions, ...named, ...levels, ...extra],
    };
  });
  const capId =
    has('cap') && cap !== null
      ? doc.article(
          '年度上限',
          `单个企业每年度依照${self}获得的资金总额不超过${money(cap)}${content.awards.some((award) => award.support === 'equity') ? '，不含股权投资' : ''}。${style.pick(['年度预算不足时，按照同一比例核减', '资金总额超过年度预算的，按照比例调整'])}`,
        )
      : null;
  doc.article(
    '叠加规则',
    oneCategory
      ? '同一企业在同一年度只能选择一个支持事项，不得重复申报'
      : content.outlay && style.chance(0.6)
        ? `可以与上级资金叠加享受，但各级财政资金合计不得超过${content.outlay}的${jointCeiling(plan)}%`
        : style.pick([
            `同一事项符合${region.rank}多项政策规定的，按照就高不重复的原则给予支持`,
            '同一事项已经享受其他同类财政资金支持的，按照从高、不重复的原则补足差额',
          ]),
  );
  return { items, capId };
}

/** Writes 第四章: how to apply, review, payment, duties and supervision. */
export function writeProcedure(writing: Writing) {
  const { plan, doc, chapter, lead, instant, joinPayment, joinDuty, rounds, keepYears, banYears } = writing;
  const { region, content, style, intake } = plan;
  chapter(instant ? '审核与兑付' : '申报与审核');
  const time = intakeOf(plan);
  const windows = effectiveWindows(plan, time.windows);
  const timeId = doc.article(instant ? '兑付方式' : '申报时间', time.text);
  const materials = instant ? [] : materialsOf(plan);
  if (!instant) doc.article('申报材料', '申报单位应当提交下列材料，并对材料的真实性负责', materials);
  const lower = `${region.lower}${lead}`;
  const review = `${
    instant
      ? `${region.rank}${lead}会同财政主管部门对拟支持名单进行核查`
      : style.pick([
          `申报单位通过政务服务平台在线提交材料，${lower}初审后，由${region.rank}${lead}会同财政主管部门组织专家评审和现场核查`,
          `实行网上申报、分级审核。${lower}对材料的完整性和真实性进行初审，${region.rank}${lead}组织复审并提出资金安排建议`,
        ])
  }。拟支持名单向社会公示，公示期不少于${rounds}个工作日`;
  const payment =
    intake.kind === 'dated'
      ? `${intake.year}年度拟支持名单于${chineseDate(intake.publicisedBy)}前公示，资金于${chineseDate(intake.paidBy)}前拨付`
      : `公示无异议或者异议不成立的，自公示期满之日起${style.pick([20, 30])}个工作日内拨付资金`;
  if (joinPayment) {
    doc.article('审核拨付', `${review}。${payment}`);
  } else {
    doc.article('审核公示', review);
    doc.article('资金拨付', payment);
  }
  const clawback = `弄虚作假骗取资金的，追回已拨付资金，${banYears}年内不再受理其申报，并依法追究责任`;
  const keep = `企业应当对资金实行专账核算，有关资料保存期限不少于${keepYears}年`;
  const dutyId = joinDuty ? null : doc.article('后续义务', content.duty.text);
  const watchId = doc.article('监督管理', `${joinDuty ? `${content.duty.text}。` : ''}${keep}。${clawback}`);
  const obligations: PolicyRecord['obligations'] = [
    { label: content.duty.label, value: content.duty.text, clauseId: dutyId ?? watchId },
    { label: '专账核算', value: keep, clauseId: watchId },
    { label: '资金追回', value: clawback, clauseId: watchId },
  ];
  const barred = conditionOf(notBarred(plan, banYears), 'not-barred', watchId);
  return { time, timeId, windows, materials, obligations, barred };
}

/** Writes 附则: who interprets the measure, and its validity. */
export function writeClosing(writing: Writing) {
  const { plan, doc, chapter, self, lead, chaptered } = writing;
  const { region } = plan;
  chapter('附则');
  const phone = phoneOf(plan.docNo, region.code);
  const contact = `${self}由${lead}会同财政主管部门负责解释。咨询电话：${phone}`;
  const validity = `${self}自${chineseDate(plan.effectiveFrom)}起施行，有效期至${chineseDate(plan.effectiveTo)}${replacement(plan)}`;
  let contactId: string;
  let validId: string;
  if (chaptered) {
    contactId = doc.article('解释机关', contact);
    validId = doc.article('施行日期', validity);
  } else {
    contactId = doc.article('解释与施行', `${contact}。${validity}`);
    validId = contactId;
  }
  return { phone, contactId, validId };
}

function replacement({ replaces }: MeasurePlan): string {
  if (!replaces) return '';
  const old = `${quoted(replaces.plan)}（${replaces.plan.docNo}）`;
  return replaces.by === 'repeals' ? `。${old}同时废止` : `。${old}与本文件规定不一致的，以本文件为准`;
}
