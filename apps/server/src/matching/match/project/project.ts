import type { FactSet, NeedKey } from '@hengce/rules';
import { type Interval, soleValue } from '@hengce/rules';
import { formatDay } from '@hengce/text';

/** A project as the user described it; undefined for what is not known. */
export interface Project {
  asOf: string;
  kind: string | undefined;
  status: string | undefined;
  /** Days, YYYY-MM-DD. */
  start: string | undefined;
  end: string | undefined;
  isFiled: boolean | undefined;
  filedOn: string | undefined;
  isInStatistics: boolean | undefined;
  totalFen: bigint | undefined;
  isFunded: boolean | undefined;
}

/** The project that the facts of a need describe. */
export function projectOf(facts: FactSet): Project {
  const knownOf = (key: NeedKey) => facts.get({ key })?.known;
  const text = (key: NeedKey): string | undefined => {
    const known = knownOf(key);
    return known && 'value' in known ? String(known.value) : undefined;
  };
  const flag = (key: NeedKey): boolean | undefined => {
    const value = text(key);
    return value === undefined ? undefined : value === 'true';
  };
  const sole = (key: NeedKey) => {
    const interval = intervalOf(key, facts);
    return interval && soleValue(interval);
  };
  const day = (key: NeedKey): string | undefined => {
    const found = sole(key);
    return found && formatDay(Number(found.n / found.d));
  };
  const total = sole('projectTotal');
  return {
    asOf: facts.asOf,
    kind: text('projectKind'),
    status: text('projectStatus'),
    start: day('projectStart'),
    end: day('projectEnd'),
    isFiled: flag('projectFiled'),
    filedOn: day('projectFiledOn'),
    isInStatistics: flag('inStatistics'),
    totalFen: total && total.n / total.d,
    isFunded: flag('isFunded'),
  };
}

/** A number of the project as an interval: exact, or the range that was answered; undefined where it is unknown. */
export function intervalOf(key: NeedKey, facts: FactSet): Interval | undefined {
  const known = facts.get({ key })?.known;
  return known && 'number' in known ? known.number : undefined;
}
