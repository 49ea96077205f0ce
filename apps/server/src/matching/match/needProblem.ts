import type { FactScalar } from '@hengce/rules';
import { completed, figure, notBegun, rational } from '@hengce/rules';
import { chineseDate } from '@hengce/text';

/** Values of the need so far, by key. */
type NeedValues = ReadonlyMap<string, FactScalar>;

/**
 * Problem of a need's value beside the values known so far, as a sentence; null for a valid one. `asOf` is YYYY-MM-DD.
 */
export function needProblem(key: string, value: FactScalar, asOf: string, known: NeedValues): string | null {
  const year = Number(String(value).slice(0, 4)) - Number(asOf.slice(0, 4));
  switch (key) {
    case 'loanMonths':
      return Number(value) < 1 || Number(value) > 360 ? '贷款期限应为1至360个月' : null;
    case 'needAmount':
      return Number(value) === 0 ? '融资金额应大于0' : null;
    case 'loanDate':
      return Math.abs(year) > 5 ? '放款日期应在前后五年之内' : null;
    case 'projectTotal':
    case 'projectEquipment':
    case 'projectSoftware':
    case 'projectResearch':
      return partsProblem(key, Number(value), known);
    case 'projectStart':
    case 'projectEnd':
      return Math.abs(year) > 10 ? `${dateNames[key]}应在前后十年之内` : dateProblem(key, String(value), asOf, known);
    case 'projectStatus':
      return statusProblem(String(value), asOf, known);
    case 'projectFiledOn':
      if (known.get('projectFiled') === false) return '已填还没有备案，请先改“已办理备案”';
      return String(value) > asOf ? '备案日期不能晚于今天' : null;
    default:
      return null;
  }
}

const parts = ['projectEquipment', 'projectSoftware', 'projectResearch'];

function partsProblem(key: string, value: number, known: NeedValues): string | null {
  const now = new Map([...known, [key, value]]);
  const total = now.get('projectTotal');
  const sum = parts.reduce((found, part) => found + Number(now.get(part) ?? 0), 0);
  const money = (fen: number) => figure(rational(BigInt(fen)), 'money');
  if (key === 'projectTotal' && value === 0) return '总投资应大于0';
  if (total === undefined || sum <= Number(total)) return null;
  return key === 'projectTotal'
    ? `总投资不能少于其中各项之和${money(sum)}，现在是${money(value)}`
    : `其中各项之和为${money(sum)}，超过总投资${money(Number(total))}`;
}

const dateNames = { projectStart: '开工日期', projectEnd: '完工日期' } as const;

function dateProblem(key: keyof typeof dateNames, value: string, asOf: string, known: NeedValues): string | null {
  const now = new Map([...known, [key, value]]);
  const [start, end, status] = ['projectStart', 'projectEnd', 'projectStatus'].map((part) => now.get(part));
  if (start !== undefined && end !== undefined && end < start)
    return key === 'projectEnd'
      ? `完工日期不能早于开工日期${chineseDate(String(start))}`
      : `开工日期不能晚于完工日期${chineseDate(String(end))}`;
  return status !== undefined && contradicts(key, value, String(status), asOf)
    ? `与项目状态“${status}”不符，今天是${chineseDate(asOf)}，请先改项目状态`
    : null;
}

/** A problem of a new status with the known dates, which have to be cleared first: with the old status they cannot change either. */
function statusProblem(status: string, asOf: string, known: NeedValues): string | null {
  const wrong = (['projectStart', 'projectEnd'] as const).filter((key) => {
    const day = known.get(key);
    return day !== undefined && contradicts(key, String(day), status, asOf);
  });
  if (wrong.length === 0) return null;
  const days = wrong.map((key) => `${dateNames[key]}${chineseDate(String(known.get(key)))}`).join('、');
  const names = wrong.map((key) => dateNames[key]).join('和');
  return `与${days}不符，今天是${chineseDate(asOf)}，请先把${names}改为“不清楚”，改好项目状态后再填`;
}

/** Whether a date contradicts the status of the project. Today itself contradicts none: work may begin or end on it. */
function contradicts(key: keyof typeof dateNames, day: string, status: string, asOf: string): boolean {
  const isAhead = key === 'projectStart' ? status === notBegun : status !== completed;
  return isAhead ? day < asOf : day > asOf;
}
