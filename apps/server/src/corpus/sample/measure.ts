import { chineseDate } from '@hengce/text';
import type { PolicyRecord } from '../../library/records';
import { fen, money, series } from './chinese';
import { documentWriter } from './document';
import type { AwardPlan } from './families/Family';
import { effectiveWindows, intakeOf } from './intake';
import type { MeasurePlan } from './plan';
import { relationsOf, statusOf } from './status';
import {
  amountOf,
  amountRuleOf,
  amountText,
  atLeast,
  attest,
  capYuan,
  conditionOf,
  type Term,
  termText,
} from './terms';
import { authority, issuersOf, phoneOf, selfName } from './wording';

export const TITLE_MARK = '【示例】';

function measureTitle({ region, family, form, replaces, publishedAt }: MeasurePlan): string {
  const revised = replaces?.by === 'amends' ? `（${publishedAt.slice(0, 4)}年修订）` : '';
  return `${TITLE_MARK}${region.name}${family.subject}${form}${revised}`;
}

/** The title inside 《》, without the mark that starts it. */
export const quoted = (plan: MeasurePlan): string => `《${measureTitle(plan).slice(TITLE_MARK.length)}》`;

/** Conditions of every sample policy, before those of its family. */
export function basicTerms(plan: MeasurePlan): Term[] {
  return [
    atLeast(`具有独立法人资格，在${plan.region.here}依法登记注册满`, 1, '年', ['isIndependent', 'establishedAt']),
    ...plan.content.conditions,
    attest('近三年未发生重大安全、质量事故，未被列入严重失信主体名单', ['hasSeriousAccident', 'isBlacklisted']),
  ];
}

/** The first condition as it reads outside the document, where 本省 would mean nothing. */
export function audienceOf(plan: MeasurePlan): string {
  const [first] = basicTerms(plan);
  return first ? `${termText(first).replace(plan.region.here, plan.region.name)}的企业` : '';
}

/** Money of one enterprise and year over all awards; null where one award is all. */
function yearlyCap(plan: MeasurePlan): number | null {
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

export function awardText(award: AwardPlan): { text: string; rows: string[] } {
  const { text, rows } = amountText(award.amount);
  return { text: `${award.who}，${text}`, rows };
}

/** What all levels together may bear of an outlay, in percent: always more than one award alone. */
function jointCeiling({ content, style }: MeasurePlan): number {
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

export const supportNames = (awards: readonly AwardPlan[]): string =>
  [...new Set(awards.map((award) => SUPPORT_NAMES[award.support]))].join('、');

/** Writes one measure as an official document: text, structured items and dates from the same parameters. */
export function measureRecord(plan: MeasurePlan, today: string): PolicyRecord {
  const { region, family, content, form, style, intake } = plan;
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

  chapter('总则');
  doc.article(
    '目的依据',
    style.pick([
      `为${content.aim}，结合${region.here}实际，制定${self}`,
      `为${content.aim}，规范资金使用和管理，根据财政专项资金管理有关规定，制定${self}`,
      `为落实支持企业高质量发展的部署，${content.aim}，制定${self}`,
    ]),
  );
  if (has('definition') && content.definition) doc.article('定义', `${self}所称${content.definition}`);
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

  chapter('支持对象与条件');
  const basicId = doc.article(
    instant ? '支持条件' : '申报条件',
    instant
      ? '享受支持的企业应当同时符合下列条件'
      : style.pick(['申报企业应当同时符合下列条件', '申报单位应当具备下列条件']),
    basics.map(termText),
  );
  const conditions = basics.map((term, index) => conditionOf(term, `c-${index + 1}`, `${basicId}.${index + 1}`));
  const specialId =
    special.length > 0
      ? doc.article(
          '专项条件',
          '除前条规定外，下列事项还应当分别符合相应条件',
          special.map((award) => `${award.name}：${(award.extra ?? []).map(termText).join('，')}`),
        )
      : '';
  if (has('refusal')) {
    doc.article(
      '不予支持的情形',
      '有下列情形之一的，不予支持',
      style.some(
        [
          '提供虚假材料或者隐瞒重要事实的',
          '近三年因违法违规使用财政资金受到处理的',
          '已停产、停业或者进入破产清算程序的',
          '欠缴税款、社会保险费且未按期补缴的',
          '未按规定报送统计、财务等法定资料的',
        ],
        style.int(3, 4),
      ),
    );
  }

  chapter('补助标准');
  const items = content.awards.map((award): PolicyRecord['items'][number] => {
    const { text, rows } = awardText(award);
    const id = doc.article(award.name, text, rows);
    const row = special.indexOf(award) + 1;
    const extra = (award.extra ?? []).map((term, index) =>
      conditionOf(term, `${id}-c-${index + 1}`, `${specialId}.${row}`),
    );
    return {
      id,
      name: award.name,
      support: award.support,
      amount: amountOf(award.amount),
      ...amountRuleOf(award.amount),
      conditions: [...conditions, ...extra],
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

function replacement({ replaces }: MeasurePlan): string {
  if (!replaces) return '';
  const old = `${quoted(replaces.plan)}（${replaces.plan.docNo}）`;
  return replaces.by === 'repeals' ? `。${old}同时废止` : `。${old}与本文件规定不一致的，以本文件为准`;
}
