import { type CitationSource, StreamingMarkdown } from '@hengce/ui';
import DOMPurify from 'dompurify';
import { Marked } from 'marked';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Streamdown } from 'streamdown';

const marked = new Marked({ gfm: true });
const gfm = [remarkGfm];
const citations: CitationSource[] = ['1', '2', '3'].map((id) => ({
  id,
  label: id,
  title: '实施细则',
  quote: '按6%给予补助',
}));

/** Each renders the same growing text, as its own documentation shows it. */
export const renderers: Record<string, (props: { text: string }) => React.ReactNode> = {
  ours: ({ text }) => <StreamingMarkdown text={text} isStreaming />,
  'ours-citations': ({ text }) => <StreamingMarkdown text={text} isStreaming citations={citations} />,
  streamdown: ({ text }) => <Streamdown>{text}</Streamdown>,
  'react-markdown': ({ text }) => <Markdown remarkPlugins={gfm}>{text}</Markdown>,
  marked: ({ text }) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what is measured here, after DOMPurify
    <div dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(marked.parse(text, { async: false })) }} />
  ),
};
