import type { WindowRecord } from '../../library/records';
import { addDays, addYears, isoDate } from './chinese';
import type { Draw, Family } from './families/Family';
import { FAMILIES } from './families/families';
import type { DocumentForm, Intake, MeasurePlan, NoticePlan } from './MeasurePlan';
import { numberDocuments } from './numberDocuments';
import { type Random, randomFor } from './prng';
import { PROVINCES, type SampleRegion } from './regions';

/** Day on which the corpus was written: no sample is younger, so that none comes from the future. */
export const CORPUS_DAY = '2026-11-18';
const VALIDITY_ENDS = '2027-12-31';
/** Rounds with dates close by then, so that their payment still falls into 2027. */
const LAST_CLOSING = '2027-08-20';
/** Region of the demo account, which should find every family. */
const DEMO_PROVINCE = '330000';

/** All sample documents as parameters. Only the wording is still to be written. */
export function planSamples(seed: number): MeasurePlan[] {
  const plans = PROVINCES.flatMap((province) =>
    [province, ...province.cities].flatMap((region) =>
      familiesOf(region, seed).flatMap((family) => planMeasure(region, family, seed)),
    ),
  );
  numberDocuments(plans);
  return plans;
}

function familiesOf(region: SampleRegion, seed: number): Family[] {
  if (region.code === DEMO_PROVINCE) return [...FAMILIES];
  const random = randomFor(seed, `families ${region.code}`);
  const isDemo = region.code.startsWith(DEMO_PROVINCE.slice(0, 2));
  return random.some(
    FAMILIES,
    isDemo ? 12 : region.level === 'city' ? random.int(5, 6) : region.here === '本市' ? 12 : random.int(7, 9),
  );
}

function drawFor(region: SampleRegion, random: Random, strict: 0 | 1): Draw {
  return {
    ...random,
    region,
    bar(ladder) {
      const step = random.int(0, ladder.length - 2) + strict;
      return ladder[step] as number;
    },
    sum(ladder) {
      // Of two draws, poorer regions take the lower and richer ones the higher.
      const draws = [random.int(0, ladder.length - 1), random.int(0, ladder.length - 1)] as const;
      const means = region.wealth + (region.level === 'province' ? 1 : 0);
      const step = means === 0 ? Math.min(...draws) : means >= 2 ? Math.max(...draws) : draws[0];
      return (ladder[step] as number) * 10_000;
    },
  };
}

function planMeasure(region: SampleRegion, family: Family, seed: number): MeasurePlan[] {
  const key = `${region.code} ${family.key}`;
  const random = randomFor(seed, `measure ${key}`);
  const familyId = `s-${region.code}-${family.key}`;
  const contentFor = (strict: 0 | 1) => family.plan(drawFor(region, randomFor(seed, `content ${key}`), strict));
  const versioned = random.chance(0.14);

  const make = (publishedAt: string, strict: 0 | 1, form: DocumentForm, years: number): MeasurePlan => {
    const deferred = publishedAt > '2026-10-01' && random.chance(0.6);
    const effectiveFrom = deferred ? '2027-01-01' : addDays(publishedAt, random.pick([0, 15, 30]));
    const end = addDays(addYears(effectiveFrom, years), -1);
    const effectiveTo = end > VALIDITY_ENDS ? VALIDITY_ENDS : end;
    const plan: MeasurePlan = {
      id: `${familyId}-${publishedAt.slice(0, 4)}`,
      familyId,
      region,
      family,
      content: contentFor(strict),
      form,
      docNo: '',
      publishedAt,
      writtenAt: addDays(publishedAt, -random.int(3, 12)),
      effectiveFrom,
      effectiveTo,
      intake: { kind: 'open-ended' },
      notices: [],
      style: randomFor(seed, `style ${key}`),
    };
    plan.intake = drawIntake(plan, random);
    if (plan.intake.kind === 'notice') plan.notices = drawNotices(plan, random);
    if (plan.intake.kind === 'notice' && plan.notices.length === 0) plan.intake = { kind: 'open-ended' };
    return plan;
  };

  const form = random.pick<DocumentForm>(['实施细则', '管理办法', '实施办法', '若干措施']);
  if (!versioned) {
    const year = random.pick([2024, 2025, 2025, 2026, 2026, 2026]);
    const trial = year === 2024 && random.chance(0.4);
    const plan = make(drawDay(random, year), 1, trial ? '管理暂行办法' : form, trial ? random.pick([1, 2]) : 3);
    if (year < 2026 && !trial && random.chance(0.06)) withdraw(plan, drawDay(random, 2026));
    return [plan];
  }

  const first = make(drawDay(random, 2024), 0, form, 3);
  const second = make(drawDay(random, random.pick([2025, 2026, 2026])), 1, form, 3);
  const by = random.chance(0.65) ? 'amends' : 'repeals';
  first.notices = first.notices.filter((notice) => notice.publishedAt < second.publishedAt);
  if (first.intake.kind === 'annual') {
    first.intake.windows = first.intake.windows.filter((window) => window.closesAt < second.effectiveFrom);
  }
  second.replaces = { plan: first, by };
  first.replacedBy = { plan: second, by };
  return [first, second];
}

function withdraw(plan: MeasurePlan, day: string): void {
  plan.withdrawnAt = day;
  plan.notices = plan.notices.filter((notice) => notice.window.closesAt < day);
}

/** Any day of the year; in 2026 not after CORPUS_DAY. */
function drawDay(random: Random, year: number): string {
  const day = addDays(isoDate(year, 1, 5), random.int(0, 350));
  return day > CORPUS_DAY ? addDays(CORPUS_DAY, -random.int(0, 60)) : day;
}

// Older rules recur every year or wait for a notice; young ones name the dates of their first round.
const BEFORE_2026 = ['annual', 'annual', 'annual', 'annual', 'annual', 'notice', 'notice', 'dated'] as const;
const IN_2026 = ['annual', 'annual', 'annual', 'dated', 'dated', 'dated', 'dated', 'notice', 'notice'] as const;

function drawIntake(plan: MeasurePlan, random: Random): Intake {
  const { family, publishedAt, effectiveFrom, effectiveTo } = plan;
  const [month, day] = family.season;
  const shift = random.int(-60, 60);
  const length = random.pick([45, 60, 75, 90]);
  const windowOf = (year: number) => {
    const opensAt = addDays(isoDate(year, month, day), shift);
    return { opensAt, closesAt: addDays(opensAt, length - 1) };
  };

  if (family.rolling && random.chance(0.7)) return { kind: 'rolling' };
  if (family.instant && random.chance(0.2)) return { kind: 'instant' };

  if (random.chance(0.05)) return { kind: 'open-ended' };

  const kind = publishedAt < '2026' ? random.pick(BEFORE_2026) : random.pick(IN_2026);
  if (kind === 'annual') {
    const windows = [2024, 2025, 2026, 2027]
      .map(windowOf)
      .filter(({ opensAt, closesAt }) => opensAt >= effectiveFrom && closesAt <= effectiveTo)
      // “每年…至…” names days of one calendar year.
      .filter(({ opensAt, closesAt }) => opensAt.slice(0, 4) === closesAt.slice(0, 4));
    const first = windows[0];
    if (first) return { kind, first, windows };
  }
  if (kind === 'annual' || kind === 'dated') {
    const year = [2024, 2025, 2026, 2027].find((candidate) => {
      const { opensAt, closesAt } = windowOf(candidate);
      return opensAt >= addDays(effectiveFrom, 5) && closesAt <= effectiveTo && closesAt <= LAST_CLOSING;
    });
    if (year !== undefined) return withMilestones(windowOf(year), random);
    return { kind: 'open-ended' };
  }
  return { kind };
}

function withMilestones(
  { opensAt, closesAt }: { opensAt: string; closesAt: string },
  random: Random,
): Extract<Intake, { kind: 'dated' }> {
  const publicisedBy = addDays(closesAt, random.int(45, 70));
  return {
    kind: 'dated',
    year: Number(opensAt.slice(0, 4)),
    opensAt,
    closesAt,
    publicisedBy,
    paidBy: addDays(publicisedBy, random.int(30, 60)),
  };
}

function drawNotices(plan: MeasurePlan, random: Random): NoticePlan[] {
  const [month, day] = plan.family.season;
  const shift = random.int(-60, 60);
  const length = random.pick([30, 45, 60]);
  const notices: NoticePlan[] = [];
  for (const year of [2025, 2026, 2027]) {
    const opensAt = addDays(isoDate(year, month, day), shift + random.int(-10, 10));
    const closesAt = addDays(opensAt, length - 1);
    const publishedAt = addDays(opensAt, -random.int(5, 50));
    const window = withMilestones({ opensAt, closesAt }, random);
    const extended = random.chance(0.2) ? random.int(10, 25) : 0;
    const announced = addDays(closesAt, -random.int(1, 6));
    if (publishedAt > CORPUS_DAY || publishedAt < plan.effectiveFrom) continue;
    if (closesAt > plan.effectiveTo || closesAt > LAST_CLOSING) continue;
    const notice: NoticePlan = {
      id: `${plan.id}-n${year}`,
      measure: plan,
      window,
      publishedAt,
      writtenAt: addDays(publishedAt, -random.int(1, 4)),
      docNo: '',
    };
    if (extended > 0 && announced <= CORPUS_DAY) {
      notice.extension = {
        id: `${notice.id}-x`,
        notice,
        closesAt: addDays(closesAt, extended),
        publishedAt: announced,
        writtenAt: announced,
        docNo: '',
      };
    }
    notices.push(notice);
  }
  // Two rounds are enough to show a history.
  return notices.slice(-2);
}

export function noticeWindows(notice: NoticePlan): WindowRecord[] {
  const { opensAt, closesAt } = notice.window;
  const announced: WindowRecord = { opensAt, closesAt, kind: 'announced' };
  return notice.extension
    ? [announced, { opensAt, closesAt: notice.extension.closesAt, kind: 'extended' }]
    : [announced];
}
