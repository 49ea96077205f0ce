import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';

// Constructs in which a later line changes an earlier one, and raw HTML. Models hardly ever write the former on purpose;
// the latter shows as the text that it is, so that there is no path for HTML at all.
const removed = ['definition', 'htmlFlow', 'htmlText', 'codeIndented', 'setextUnderline'];

const options = {
  extensions: [
    gfmTable(),
    // 3~5年 is a range, not a deletion.
    gfmStrikethroughCjkFriendly({ singleTilde: false }),
    gfmTaskListItem(),
    cjkFriendlyExtension(),
    { disable: { null: removed } },
  ],
  mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown(), gfmTaskListItemFromMarkdown()],
};

/**
 * Blocks of the Markdown dialect of answers: CommonMark with tables, ~~, task lists and Chinese emphasis. Without HTML,
 * indented code, link definitions and underlined headings, which would change what is already shown.
 */
export const parseMarkdown = (source: string): RootContent[] => fromMarkdown(source, options).children;
