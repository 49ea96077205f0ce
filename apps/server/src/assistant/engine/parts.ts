import { figuresOf } from '@hengce/text';
import { phrasePattern, phrases } from '../../platform/data';

/** How an answer is to be written, and no question of its own. */
const instructs = /^\s*(?:并|同时)?请(?:你|您)?(?:写明|注明|列表|列出每|逐[条项]|按.{0,8}排|引用|说明|给出|附上)/;
const asks = phrasePattern('question');
/** How a second question begins behind a comma. */
const begins = new RegExp(`^(?:${phrases('second question')})`);
const maxParts = 4;

/**
 * Single questions of a text, in order: 能拿多少，什么时候截止？跟省里的能一起拿吗 are three. A statement belongs to the
 * question behind it. A text with one question, or more than four, is one part. Sentences about how to write the answer
 * (请逐条列出) are left out.
 */
export function partsOf(text: string): string[] {
  const sentences = text.split(/(?<=[？?。；;！!\n])/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const parts: string[] = [];
  let stated = '';
  for (const sentence of sentences) {
    if (instructs.test(sentence)) continue;
    for (const part of byCommas(sentence)) {
      if (!asks.test(bare(part))) {
        stated += part;
        continue;
      }
      parts.push(bare(`${stated}${part}`));
      stated = '';
    }
  }
  return parts.length < 2 || parts.length > maxParts ? [instructed(text)] : parts;
}

/** The text without what follows it of how to write. */
const instructed = (text: string): string => {
  const asked = text.split(/(?<=[？?。；;！!\n])/).filter((sentence) => !instructs.test(sentence));
  return asked.length === 0 ? text : asked.join('').trim();
};

const bare = (part: string): string => part.trim().replace(/[？?。；;！!，,]+$/, '');

function byCommas(sentence: string): string[] {
  const pieces = sentence.split(/(?<=[，,])/);
  const parts: string[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (last !== undefined && asks.test(bare(last)) && begins.test(piece.trim()) && asks.test(bare(piece)))
      parts.push(piece);
    else if (last === undefined) parts.push(piece);
    else parts[parts.length - 1] = `${last}${piece}`;
  }
  return parts;
}

/** Question without its statements about the firm, such as 去年研发费用1286万元，. */
export function withoutStatements(text: string): string {
  const pieces = text.split(/(?<=[，,。；;])/);
  const asked = pieces.filter(
    (piece) => asks.test(bare(piece)) || !figuresOf(piece).some(({ kind }) => kind === 'amount'),
  );
  return asked.length === 0 ? text : asked.join('');
}
