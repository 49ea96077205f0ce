'use client';
import { Square, SquareCheck } from 'lucide-react';
import { useUiText } from '../../provider/Provider';
import { taskMark } from './StreamingMarkdown.css';

/** The box of a task list. It is what the answer says, not something to press. */
export function TaskMark({ isDone }: { isDone: boolean }) {
  const text = useUiText();
  const Glyph = isDone ? SquareCheck : Square;
  const name = isDone ? text.taskDone : text.taskOpen;
  return <Glyph className={taskMark} role="img" aria-label={name} size={16} strokeWidth={1.6} absoluteStrokeWidth />;
}
