import type { MainComponents } from '@hengce/api/contract';
import { chineseDate, exactAmount } from '@hengce/text';
import type { WaiverRow } from './formRepository';
import { interestFinding } from './interestCheck';
import type { FormValue, Prefills } from './prefill';
import { type Proposal, sayingsOf } from './proposals';
import { columnSum } from './rows';
import { type CheckDef, checkDefsOf, type FieldDef, type FormDef, fieldsOf } from './schema';
import { isEmpty, valueText } from './values';

type S = MainComponents['schemas'];

interface Known {
  form: FormDef;
  values: ReadonlyMap<string, FormValue>;
  prefills: Prefills;
  waivers: readonly WaiverRow[];
  proposals: readonly Proposal[];
  /** The highest sum that the document gives, in fen; null where it names none. */
  capFen: number | null;
  /** Amount by the rule of the item, in fen; null while it cannot be computed. */
  reckonedFen: number | null;
}

type Finding = Pick<S['FormCheck'], 'text' | 'fieldIds'> & { outcome: 'passed' | 'failed' | 'open' };

/**
 * Outcomes of a form's checks: `open` while a field is empty. A check with nothing to compare is left out: no fact, no highest sum, no
 * amount by the rule, no second file.
 */
export function checksOf({ form, values, prefills, waivers, proposals, capFen, reckonedFen }: Known): S['FormCheck'][] {
  const defs = new Map(fieldsOf(form).map((field) => [field.id, field]));
  const field = (id: string): FieldDef => defs.get(id) ?? { id, label: id, kind: 'text', isRequired: false };
  const number = (id: string): number | null => {
    const value = values.get(id);
    return typeof value === 'number' ? value : null;
  };
  const shown = (id: string, value: FormValue) => {
    const { kind } = field(id);
    return kind === 'money' && typeof value === 'number' ? exactAmount(value) : valueText(field(id), value);
  };
  const missing = (...ids: string[]): Finding => ({
    outcome: 'open',
    text: `缺${ids
      .filter((id) => (values.get(id) ?? null) === null)
      .map((id) => `“${field(id).label}”`)
      .join('、')}`,
    fieldIds: ids,
  });
  const found = (isRight: boolean, text: string, fieldIds: string[]): Finding => ({
    outcome: isRight ? 'passed' : 'failed',
    text,
    fieldIds,
  });

  const finding = (check: CheckDef): Finding | null => {
    switch (check.k) {
      case 'fact': {
        const prefill = prefills.get(check.field);
        if (prefill == null || prefill.value === null) return null;
        const own = values.get(check.field) ?? null;
        if (isEmpty(own)) return missing(check.field);
        const isSame = own === prefill.value;
        const fact = shown(check.field, prefill.value);
        return found(
          isSame,
          isSame
            ? `与${prefill.label}的资料一致，${fact}`
            : `申报书写${shown(check.field, own)}，${prefill.label}的资料是${fact}`,
          [check.field],
        );
      }
      case 'sum': {
        const ids = [check.whole, ...check.parts];
        const [whole, ...parts] = ids.map(number);
        if (whole == null || parts.some((part) => part === null)) return missing(...ids);
        const sum = (parts as number[]).reduce((total, part) => total + part, 0);
        const terms = check.parts.map((id, at) => shown(id, parts[at] as number)).join('＋');
        return found(
          sum === whole,
          sum === whole
            ? `${shown(check.whole, whole)}＝${terms}`
            : `${field(check.whole).label}写${shown(check.whole, whole)}，${terms}＝${shown(check.whole, sum)}`,
          ids,
        );
      }
      case 'notMore': {
        const [part, whole] = [number(check.field), number(check.than)];
        if (part === null || whole === null) return missing(check.field, check.than);
        return found(
          part <= whole,
          `${field(check.field).label}${shown(check.field, part)}，${field(check.than).label}${shown(check.than, whole)}`,
          [check.field, check.than],
        );
      }
      case 'order': {
        const [first, last] = [values.get(check.first), values.get(check.last)];
        if (typeof first !== 'string' || typeof last !== 'string') return missing(check.first, check.last);
        const days = `${chineseDate(first)}至${chineseDate(last)}`;
        return found(
          first <= last,
          first <= last ? days : `${field(check.last).label}早于${field(check.first).label}：${days}`,
          [check.first, check.last],
        );
      }
      case 'materials': {
        const said = sayingsOf(check.field, proposals);
        if (said === null) return null;
        const words = said.files.map(
          ({ fileName, values: own }) => `${fileName}写${own.map((value) => shown(check.field, value)).join('、')}`,
        );
        return found(said.isSame, words.join('，'), [check.field]);
      }
      case 'reckoned': {
        const asked = number(check.field);
        if (reckonedFen === null || asked === null) return null;
        return found(
          asked <= reckonedFen,
          `申请${shown(check.field, asked)}，按文件测算是${shown(check.field, reckonedFen)}`,
          [check.field],
        );
      }
      case 'columnSum': {
        const ids = [check.whole, check.rows];
        const [whole, sum] = [number(check.whole), columnSum(field(check.rows), values.get(check.rows), check.column)];
        if (whole === null || sum === null) return missing(...ids);
        const rows = field(check.rows).label;
        return found(
          whole === sum,
          whole === sum
            ? `${rows}各行合计${shown(check.whole, sum)}`
            : `${field(check.whole).label}写${shown(check.whole, whole)}，${rows}各行合计${shown(check.whole, sum)}`,
          ids,
        );
      }
      case 'interest': {
        const ids = [check.paid, check.principal, check.rate, check.first, check.last];
        const finding = interestFinding(check, values);
        return finding === null ? missing(...ids) : found(finding.isRight, finding.text, ids);
      }
      default: {
        if (capFen === null) return null;
        const asked = number(check.field);
        if (asked === null) return missing(check.field);
        return found(
          asked <= capFen,
          `申请${shown(check.field, asked)}，文件的最高金额是${shown(check.field, capFen)}`,
          [check.field],
        );
      }
    }
  };

  return checkDefsOf(form).flatMap((check): S['FormCheck'][] => {
    const result = finding(check);
    if (result === null) return [];
    // A waiver holds for the values that it was written for, and the text names them all.
    const waiver = waivers.find(
      ({ check_id, finding: said }) => check_id === check.id && (said === null || said === result.text),
    );
    const isWaived = result.outcome === 'failed' && waiver !== undefined;
    return [
      {
        checkId: check.id,
        title: check.title,
        isBlocking: check.k !== 'materials',
        ...result,
        outcome: isWaived ? 'waived' : result.outcome,
        waiver: waiver ? { reason: waiver.reason, by: waiver.waived_by, at: waiver.waived_at.toISOString() } : null,
      },
    ];
  });
}
