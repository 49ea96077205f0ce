import { generatedNotice } from './export/aiLabel';
import type { StoredAnswer } from './service';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** An answer as HTML that holds nothing but paragraphs and line breaks, for the copy action to strip. */
export function contentOf({ answer }: StoredAnswer): string {
  const text = answer.text.replace(/\[\^(\d+)\]/g, '[$1]').trim();
  const paragraphs = text === '' ? [] : text.split(/\n{2,}/);
  // 《人工智能生成合成内容标识办法》: what is copied says so too.
  if (answer.isGenerated) paragraphs.push(generatedNotice);
  return paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`).join('\n');
}
