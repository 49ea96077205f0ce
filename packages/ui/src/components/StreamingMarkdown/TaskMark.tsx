'use client';
import { Square, SquareCheck } from 'lucide-react';
import { useUiText } from '../../provider/Provider';
import { taskMark } from './StreamingMarkdown.css';

/** Box of a task list; it is text, not a control. */
export function TaskMark({ isDone }: { isDone: boolean }) {
  const text = useUiText();
  const Glyph = isDone ? SquareCheck : Square;
  const name = isDone ? text.taskDone : text.taskOpen;
  return <Glyph className={taskMark} role="img" aria-label={name} size={16} strokeWidth={1.6} absoluteStrokeWidth />;
}
