import { findDocNo, parseChineseDay } from '@hengce/text';
import { leadingRegion, nationCode, regionCodeOf, regionName, regionParent } from '../../platform/vocabulary';
import type { PolicyRecord } from '../records';

/** Issuer, days and number of a law, from its revision history. */
export interface LawOrigin {
  issuers: string[];
  docNo: string | null;
  /** ISO dates. */
  writtenAt: string | null;
  publishedAt: string | null;
  effectiveFrom: string | null;
}

interface HistoryLine {
  date: string;
  text: string;
}

const datePattern = /\d{4}年\d{1,2}月\d{1,2}日/;

export function readOrigin(
  preamble: string,
  closing: string,
  title: string,
  date: string | null,
  category: string,
): LawOrigin {
  const history = preamble.split('\n').flatMap((line): HistoryLine[] => {
    const iso = parseChineseDay(line);
    return iso === null ? [] : [{ date: iso, text: line }];
  });
  const adopted = history.filter(({ text }) => /通过|批准|修正|修订|修改/.test(text));
  const announced = history.filter(({ text }) => /公布|发布|公告|印发|修订/.test(text));
  const published = date ?? announced.at(-1)?.date ?? adopted.at(-1)?.date ?? history.at(-1)?.date ?? null;
  return {
    issuers: issuersOf(preamble, title, category),
    docNo: docNoOf(history),
    writtenAt: notAfter(adopted.at(-1)?.date ?? null, published),
    publishedAt: published,
    effectiveFrom: effectiveDate(history, closing, published),
  };
}

/** The last number of the history is the one of this version. */
function docNoOf(history: readonly HistoryLine[]): string | null {
  for (const { text } of [...history].reverse()) {
    const found = findDocNo(text.replace(datePattern, '').replace(/第[一二三四五六七八九十百零]+(?:届|次)/g, ' '));
    if (found === null || found.docNo.org === '' || /决定|会议/.test(found.docNo.org)) continue;
    const office = found.docNo.text.replace(/^(?:.*?[以由])/, '');
    if (office.length <= 40) return office;
  }
  return null;
}

/**
 * 自2025年6月1日起施行, in the last articles, or a line of the history. A date before this version was published belongs to
 * the first version and says nothing about this one.
 */
function effectiveDate(history: readonly HistoryLine[], closing: string, published: string | null): string | null {
  const dates = [...closing.matchAll(/自\d{4}年\d{1,2}月\d{1,2}日起(?:施行|实施|执行|生效)/g)].map(([words]) =>
    parseChineseDay(words),
  );
  dates.push(...history.filter(({ text }) => /施行|实施|生效/.test(text)).map(({ date }) => date));
  const known = dates.filter((iso): iso is string => iso !== null && (published === null || iso >= published));
  if (known.length > 0) return known.sort()[0] ?? null;
  return /自(?:公布|发布)之日起(?:施行|实施|执行)/.test(closing) ? published : null;
}

/** A later date than publication cannot be when it was written. */
function notAfter(date: string | null, limit: string | null): string | null {
  return date !== null && limit !== null && date > limit ? null : date;
}

function issuersOf(preamble: string, title: string, category: string): string[] {
  if (category === '行政法规') return /中央军事委员会/.test(preamble) ? ['国务院', '中央军事委员会'] : ['国务院'];
  if (category === '司法解释') {
    const courts = ['最高人民法院', '最高人民检察院'].filter((court) => `${title}${preamble}`.includes(court));
    return courts.length > 0 ? courts : title.startsWith('人民检察院') ? ['最高人民检察院'] : ['最高人民法院'];
  }
  if (category === '地方法规') return localIssuers(preamble, title);
  if (category === '部门规章' || category === '其他') return [];
  const last =
    [
      ...preamble.matchAll(/全国人民代表大会(常务委员会)?|第[一二三四五六七八九十]+届全国人民代表大会(常务委员会)?/g),
    ].at(-1)?.[0] ?? '';
  return [last.includes('常务委员会') ? '全国人民代表大会常务委员会' : '全国人民代表大会'];
}

function localIssuers(preamble: string, title: string): string[] {
  const adopted = preamble.split('\n').find((line) => /通过|公布|发布/.test(line)) ?? '';
  const found =
    /([\u4e00-\u9fff]{2,12}?(?:省|市|自治区|自治州|自治县|县|区))(?:第[^届]{1,6}届)?人民代表大会(常务委员会|常委会)?/.exec(
      adopted.replace(datePattern, ''),
    );
  if (found) return [`${found[1]}人民代表大会${found[2] ? '常务委员会' : ''}`];
  const code = leadingRegion(title);
  return code === null ? [] : [`${regionName(code)}人民代表大会常务委员会`];
}

/**
 * Region and level of a law. Without a region from the source: the nation. Else the one that its title or first issuer
 * names, if inside the source's province, else that province; null where the source's region is unknown.
 */
export function lawRegion(
  region: string | null,
  title: string,
  issuers: readonly string[],
): Pick<PolicyRecord, 'regionCode' | 'level'> | null {
  if (region === null) return { regionCode: nationCode, level: 'national' };
  const province = regionCodeOf(region);
  if (province === null) return null;
  const named = leadingRegion(title) ?? leadingRegion(issuers[0] ?? '');
  const code = named !== null && named.slice(0, 2) === province.slice(0, 2) ? named : province;
  return { regionCode: code, level: regionParent(code) === null ? 'province' : 'city' };
}
