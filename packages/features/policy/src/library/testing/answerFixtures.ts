import { searchPolicies } from '@hengce/api/examples';
import type { AnsweringClause, SearchAnswer } from '../../shared/model/types';

const example = searchPolicies.answer as SearchAnswer;

const clause = (rest: Partial<AnsweringClause>): AnsweringClause => ({
  ...(example.clauses[0] as AnsweringClause),
  title: '中华人民共和国示例用工法',
  docNo: null,
  provenance: 'official_fulltext',
  isSample: false,
  clauseId: 'art-19',
  clauseLabel: '第十九条',
  sentence: null,
  marks: [],
  said: [],
  ...rest,
});

const marked = (text: string, ...words: string[]) =>
  words.map((word): [number, number] => [text.indexOf(word), text.indexOf(word) + word.length]);

const term =
  '劳动合同期限三个月以上不满一年的，试用期不得超过一个月；三年以上固定期限的，试用期不得超过六个月。\n同一用人单位与同一劳动者只能约定一次试用期。';
const deposit = '用人单位招用劳动者，不得扣押劳动者的证件，不得要求劳动者提供担保。';

const first = clause({
  text: term,
  sentence: [0, term.indexOf('\n')],
  marks: marked(term, '试用期'),
  said: [{ asked: '试用期', printed: '试用期' }],
});

/** Answer with two clauses: one with a highlighted sentence, one in other words. */
export const directAnswer: SearchAnswer = {
  ...example,
  clauses: [
    first,
    clause({
      text: deposit,
      title: '示例市用工条例',
      clauseId: 'art-9',
      clauseLabel: '第九条',
      marks: marked(deposit, '担保'),
      said: [
        { asked: '押金', printed: '担保' },
        { asked: '证件', printed: '证件' },
      ],
    }),
  ],
};

export const possibleAnswer: SearchAnswer = {
  grade: 'possible',
  clauses: [{ ...first, grade: 'possible', provenance: 'third_party' }],
  lacking: ['反不正当竞争法'],
};

export const noAnswer: SearchAnswer = { grade: 'none', clauses: [], lacking: ['海关法'] };

/** Answer with an article of a version that is out of force. */
export const namedAnswer: SearchAnswer = { ...example, clauses: [clause({ text: term, status: 'amended' })] };
