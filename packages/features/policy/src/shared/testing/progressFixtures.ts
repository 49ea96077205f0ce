import type { MatchProgress, MatchQuestion } from '@hengce/api';
import { getMatchProgress } from '@hengce/api/examples';

export const matchProgress: MatchProgress = getMatchProgress;

/** Open question without further data, varied by a fixture. */
export const question = (
  patch: Partial<MatchQuestion> & Pick<MatchQuestion, 'id' | 'group' | 'title' | 'unit'>,
): MatchQuestion => ({
  help: '',
  unitName: null,
  period: null,
  options: [],
  ranges: [],
  answer: null,
  isPrefilled: false,
  sourceName: null,
  decides: 0,
  policies: [],
  isOpen: true,
  ...patch,
});
const known = { isPrefilled: true, isOpen: false, sourceName: '企业资料' } as const;

/** Where everything that can be asked has been answered. */
const confirmed = (id: string, title: string, value: boolean, patch: Partial<MatchQuestion> = {}): MatchQuestion =>
  question({
    id,
    group: 'credit',
    title,
    unit: 'bool',
    answer: { kind: 'exact', value },
    decides: 3,
    isOpen: false,
    ...patch,
  });
export const impliedProgress: MatchProgress = {
  ...matchProgress,
  questions: [
    ...matchProgress.questions,
    confirmed('attest:equipment-800', '项目设备投资额不低于800万元', true),
    confirmed('attest:equipment-500', '项目设备投资额不低于500万元', true, {
      isPrefilled: true,
      impliedBy: '项目设备投资额不低于800万元',
    }),
    confirmed('attest:area-300', '研发场地面积不低于300平方米', false, { contradicts: '研发场地面积不低于500平方米' }),
    confirmed('attest:area-500', '研发场地面积不低于500平方米', true, { contradicts: '研发场地面积不低于300平方米' }),
  ],
};

/** Progress with several questions asked as one. */
export const setProgress: MatchProgress = {
  ...matchProgress,
  round: [...matchProgress.round, 'set:title'],
  questions: [
    ...matchProgress.questions,
    question({
      id: 'set:title',
      group: 'rd',
      title: '已有下列哪些资质与称号',
      help: '勾选有的，没有勾选的按没有处理',
      unit: 'set',
      choices: [
        { id: 'fact:isHighTech:', title: '高新技术企业', isChosen: true, sourceName: '有佐证' },
        { id: 'fact:isSpecialisedSme:', title: '专精特新中小企业', isChosen: null, sourceName: null },
        { id: 'fact:isLittleGiant:', title: '专精特新“小巨人”企业', isChosen: null, sourceName: null },
        { id: 'fact:isChampion:', title: '制造业单项冠军企业', isChosen: null, sourceName: null },
      ],
      decides: 16,
      policies: ['高新技术企业认定管理办法', '云澜市企业研发费用后补助实施细则'],
    }),
  ],
};

const repair = '云澜市技术改造补助实施细则';
/** Progress after thirty answers: no question is open but three deferred ones (留待的题), each of one policy. */
export const deferredProgress: MatchProgress = {
  ...matchProgress,
  decided: 409,
  steps: matchProgress.steps.map((step) => ({ ...step, answered: step.total })),
  nearest: matchProgress.nearest
    .slice(0, 1)
    .map((item) => ({ ...item, waitsFor: ['number:equipment', 'attest:filed'] })),
  questions: [
    ...matchProgress.questions.map((each) => ({
      ...each,
      isOpen: false,
      answer: each.answer ?? ({ kind: 'exact', value: each.unit === 'bool' } as const),
    })),
    question({
      id: 'number:equipment',
      group: 'confirm',
      title: '项目设备投资额',
      unit: 'money',
      ranges: [
        { from: 0, to: 799_999_999, label: '不足800万元' },
        { from: 800_000_000, to: null, label: '800万元及以上' },
      ],
      thresholds: ['attest:equipment-500', 'attest:equipment-800'],
      decides: 1,
      policies: [repair],
      isDeferred: true,
    }),
    question({
      id: 'attest:filed',
      group: 'confirm',
      title: '项目已在发改或者经信部门备案',
      help: '由企业按实际情况确认，申报时以主管部门审核为准',
      unit: 'bool',
      decides: 1,
      policies: [repair],
      isDeferred: true,
    }),
    question({
      id: 'attest:abroad',
      group: 'confirm',
      title: '在境外取得两件以上授权专利',
      unit: 'bool',
      decides: 1,
      policies: ['云澜市海外专利资助办法'],
      isDeferred: true,
    }),
  ],
  nextQuestionId: null,
  round: [],
  outlook: { open: 0, items: 0, touched: 0, remaining: 0, deferred: 3 },
};

export const doneProgress: MatchProgress = {
  ...matchProgress,
  decided: 405,
  questions: matchProgress.questions.map((each) => ({ ...each, ...known, answer: each.answer ?? { kind: 'unsure' } })),
  nextQuestionId: null,
  round: [],
  outlook: { open: 0, items: 0, touched: 0, remaining: 0 },
};
