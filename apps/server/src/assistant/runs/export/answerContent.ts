import type { MainComponents } from '@hengce/api/contract';
import { agreementsOf, agreementWords, inShanghai, unknownAgreement } from '@hengce/text';
import type { PdfBlock, PdfContent } from '../../../platform/pdf';
import { checkWords, digestWords } from '../../engine';
import { implicitLabel, labelProperty, visibleLabel } from './aiLabel';
import { markdownBlocks, sourceAnchor } from './markdownBlocks';

type S = MainComponents['schemas'];

/** An answer with the question that it answers. */
export interface ExportedAnswer {
  question: Pick<S['ChatMessage'], 'text' | 'quote'>;
  answer: S['ChatMessage'];
}

const unfinished: Partial<Record<S['ChatMessage']['state'] | S['ChatFinishReason'], string>> = {
  stopped: '已停止，回答不完整',
  failed: '出错中断，回答不完整',
  interrupted: '服务重启中断，回答不完整',
  streaming: '仍在生成，回答不完整',
  length: '因长度限制没有写完，回答不完整',
  content_filter: '因内容限制没有写完，回答不完整',
};

export function answerContent({ question, answer }: ExportedAnswer): PdfContent {
  const citations = answer.citations ?? [];
  const label = implicitLabel(answer);
  return {
    title: titleOf(question.text),
    subtitle: `衡策智能对话，${momentOf(answer.createdAt)}`,
    author: '衡策',
    createdAt: new Date(answer.createdAt),
    footer: visibleLabel(answer),
    blocks: [
      { kind: 'notice', text: visibleLabel(answer) },
      { kind: 'facts', rows: factsOf({ question, answer }) },
      { kind: 'heading', text: '回答', level: 1 },
      ...markdownBlocks(answer.text, new Set(citations.map(({ n }) => n))),
      ...(citations.length > 0 ? [{ kind: 'heading', text: '引用来源', level: 1 } as const] : []),
      ...citations.flatMap(sourceBlocks),
    ],
    ...(label ? { property: { ...labelProperty, value: JSON.stringify(label) } } : {}),
  };
}

/** Rows (label, text) for the head of an exported answer, the same in every format. */
export function factsOf({ question, answer }: ExportedAnswer): [string, string][] {
  const { citations = [], figures, policies = [] } = answer;
  const changed = policies.filter(({ isChanged }) => isChanged).map(({ title }) => title);
  const missing = figures?.items.filter(({ status }) => status === 'missing').map(({ value }) => value) ?? [];
  const state = unfinished[answer.state] ?? (answer.finishReason && unfinished[answer.finishReason]);
  return [
    ['问题', question.text],
    ...(question.quote
      ? [['引用提问', [question.quote.title, question.quote.text].filter(Boolean).join('：')] as [string, string]]
      : []),
    ['时间', momentOf(answer.createdAt)],
    ['模型', answer.model ?? '未接入大模型'],
    ...(state ? [['状态', state] as [string, string]] : []),
    ...(citations.length > 0 ? [['引用', checksOf(citations)] as [string, string]] : []),
    ...(figures && figures.total > 0 ? [['数字', figuresLine(figures)] as [string, string]] : []),
    ...(missing.length > 0 ? [['原文未见', missing.join('、')] as [string, string]] : []),
    ...(changed.length > 0 ? [['所引政策已更新', changed.join('、')] as [string, string]] : []),
  ];
}

function sourceBlocks(citation: S['ChatCitation']): PdfBlock[] {
  const { n, quote } = citation;
  return [
    { kind: 'list', items: [{ level: 0, number: n, text: sourceLine(citation), source: sourceAnchor(n) }] },
    ...(quote ? [{ kind: 'quote', text: `“${quote}”` } as const] : []),
  ];
}

/** Source of a citation, the place in it, and whether the quote was found there. */
export const sourceLine = (citation: S['ChatCitation']): string => {
  const { title, from, place, digest } = citation;
  return `${[title, from, place, digest && digestWords[digest]].filter(Boolean).join('，')}（${checkWords(citation)}）`;
};

/** 共3处，1处已核对，2处与要点一致…: by what each rests on. */
function checksOf(citations: readonly S['ChatCitation'][]): string {
  const counts = new Map<string, number>();
  for (const citation of citations) {
    const words = checkWords(citation).split('：')[0] as string;
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [`共${citations.length}处`, ...[...counts].map(([words, count]) => `${count}处${words}`)].join('，');
}

/** How many figures agree with what; in older answers nothing says with what. */
function figuresLine({ total, matched, items }: S['ChatFigures']): string {
  const parts = agreementsOf({ matched, items }).map(
    ([basis, count]) => `${count}项${basis === null ? unknownAgreement : agreementWords[basis]}`,
  );
  return [`共${total}项`, ...parts].join('，');
}

const maxTitle = 60;

/** Title of an exported answer: the first line of its question, cut to 60 characters; 智能对话回答 where it is empty. */
export function titleOf(question: string): string {
  const line = question.trim().split(/\n/)[0]?.trim() ?? '';
  const characters = [...line];
  if (line === '') return '智能对话回答';
  return characters.length > maxTitle ? `${characters.slice(0, maxTitle - 1).join('')}…` : line;
}

export function momentOf(instant: string): string {
  const [date = '', time = ''] = inShanghai(new Date(instant)).toISOString().split('T');
  return `${date} ${time.slice(0, 5)}`;
}
