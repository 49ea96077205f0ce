import type { NoticeChange } from '@hengce/api';
import { chineseDate } from '@hengce/text';
import { deadlineName, useNoticesText } from '../notices/text';
import { useNoticeDetailText } from './text';

/**
 * Function that gives the sentence, without its full stop, about the days that an extension moved:
 * 网上填报截止由…延至…；推荐截止由…延至….
 */
export function useMoves(): (change: NoticeChange) => string {
  const text = useNoticeDetailText().noticeDetail;
  const words = useNoticesText().notices;
  return ({ moves }) =>
    moves
      .map((move) => text.moved(deadlineName(move, words), chineseDate(move.from), chineseDate(move.to)))
      .join(text.semicolon);
}
