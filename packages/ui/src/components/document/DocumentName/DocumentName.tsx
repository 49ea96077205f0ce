'use client';
import { SampleTag } from '../../Tag';
import { withoutSampleMark } from '../sampleMarks';
import { sample, tail } from './DocumentName.css';

export interface DocumentNameProps {
  /** 文件或事项的名称；以【示例】开头的写出干净的名称，后面一个标签 */
  children: string;
}

/** 文件名. Title of a document; a sample's mark is shown as a tag that stays on one line with the last two characters. */
export function DocumentName({ children }: DocumentNameProps) {
  const name = withoutSampleMark(children);
  if (name === children) return children;
  const letters = [...name];
  const end = letters.splice(-2).join('');
  return (
    <>
      {letters.join('')}
      <span className={tail}>
        {end}
        <span className={sample}>
          <SampleTag size="sm" />
        </span>
      </span>
    </>
  );
}
