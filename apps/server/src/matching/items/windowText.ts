import type { MainComponents } from '@hengce/api/contract';
import { chineseDate, parseDay } from '@hengce/text';
import type { PolicyRecord } from '../../library/records';

type Window = MainComponents['schemas']['PolicyWindow'];

/**
 * First day (YYYY-MM-DD) of the round that is expected (预计) after a closed window: its own days in the first later year in which
 * they have not ended, so that it may be past; null when its own are unknown.
 */
function expectedRound({ state, opensAt, closesAt }: Window, asOf: string): string | null {
  if (state !== 'closed' || opensAt === null) return null;
  const [own, year] = [opensAt, asOf].map((day) => Number(day.slice(0, 4))) as [number, number];
  for (const shift of [year - 1 - own, year - own, year + 1 - own]) {
    const opens = inYear(opensAt, own + shift);
    const closes = closesAt === null ? opens : inYear(closesAt, Number(closesAt.slice(0, 4)) + shift);
    const isLater = shift > 0 || (shift === 0 && opens > asOf);
    if (isLater && (opens > asOf || closes >= asOf)) return opens;
  }
  return null;
}

/** Day (YYYY-MM-DD) ahead on which a closed window is expected to open again; null when its days are unknown, or it should be open by now. */
export function expectedOpening(window: Window, asOf: string): string | null {
  const next = expectedRound(window, asOf);
  return next !== null && next > asOf ? next : null;
}

const inYear = (day: string, year: number): string => {
  const moved = `${year}${day.slice(4)}`;
  return parseDay(moved) === null ? `${year}-02-28` : moved;
};

/** Year in which an item that is not open can be filed next; null where it is open, or nobody knows. */
export function nextRoundYear(window: Window, asOf: string): number | null {
  const day = window.state === 'upcoming' ? window.opensAt : expectedRound(window, asOf);
  return day === null ? null : Number(day.slice(0, 4));
}

/** Sentence about when an item can be filed; of a closed one, that its round is over. */
export function roundText({ state, opensAt, closesAt }: Window): string {
  switch (state) {
    case 'open':
      return closesAt === null ? '现在可以申报' : `${chineseDate(closesAt)}截止`;
    case 'rolling':
      return '没有截止日期';
    case 'upcoming':
      return opensAt === null ? '还没有开放' : `${chineseDate(opensAt)}开放`;
    case 'closed':
      if (closesAt !== null) return `本期${chineseDate(closesAt)}已截止`;
      return opensAt === null ? '已截止，原文没有写截止日期' : '本期已截止';
    case 'none':
      return '申报时间等通知';
  }
}

/**
 * Sentence about when an item can be filed, with what is expected of a closed one, to follow 条件都符合. After its last day
 * (`effectiveTo`) nothing is expected of a document.
 */
export function windowText(
  {
    window,
    item,
    policy,
  }: { window: Window; item: Pick<PolicyRecord['items'][number], 'support'>; policy: { effectiveTo?: string | null } },
  asOf: string,
): string {
  // A tax benefit is no application: it is claimed with the tax return.
  if (window.state === 'rolling') return item.support === 'tax' ? '随纳税申报享受，不用单独申报' : '随时可以申报';
  const effectiveTo = policy.effectiveTo ?? null;
  const over = roundText(window);
  if (window.state === 'none' && effectiveTo !== null && effectiveTo >= asOf)
    return `${over}，文件有效期至${chineseDate(effectiveTo)}`;
  if (window.state !== 'closed' || (window.opensAt === null && window.closesAt === null)) return over;
  const next = expectedRound(window, asOf);
  if (next === null) return `${over}，下一期等通知`;
  if (effectiveTo !== null && next > effectiveTo)
    return `${over}，文件有效期至${chineseDate(effectiveTo)}，有效期内预计不再开放`;
  return next > asOf
    ? `${over}，按上一期推算，预计${chineseDate(next)}再开放`
    : `${over}，按上一期推算${chineseDate(next)}前后应已开放，还没有见到通知，请向主管部门核实`;
}
