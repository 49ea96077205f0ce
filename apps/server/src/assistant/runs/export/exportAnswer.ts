import { renderDocx, renderPdf } from '../../../platform/pdf';
import { answerContent, type ExportedAnswer, titleOf } from './answerContent';
import { answerMarkdown } from './answerMarkdown';

export type AnswerFormat = 'docx' | 'pdf' | 'md';

const writers: Readonly<
  Record<AnswerFormat, { mediaType: string; write: (answer: ExportedAnswer) => Promise<Uint8Array> }>
> = {
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    write: (answer) => renderDocx(answerContent(answer)),
  },
  pdf: { mediaType: 'application/pdf', write: (answer) => renderPdf(answerContent(answer)) },
  md: {
    mediaType: 'text/markdown; charset=utf-8',
    write: async (answer) => new TextEncoder().encode(answerMarkdown(answer)),
  },
};

/** Answer as a file with its question, day, model, sources, and the AI生成 label of a model's text. */
export async function exportAnswer(answer: ExportedAnswer, format: AnswerFormat) {
  const { mediaType, write } = writers[format];
  return { content: await write(answer), name: `${fileNameOf(answer.question.text)}.${format}`, mediaType };
}

const maxName = 40;
const fileNameOf = (question: string): string =>
  [
    ...titleOf(question)
      .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
      .trim(),
  ]
    .slice(0, maxName)
    .join('')
    .replace(/[.\s]+$/, '') || '智能对话回答';
