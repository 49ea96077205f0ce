'use client';
import { useSearchState } from '@hengce/feature-kit';
import { maxCompared } from '../../../shared/model/compared';
import { compareState } from './compareState';
import { PickPolicy } from './PickPolicy';
import { useCompareText } from './text';

/** Button that adds a third or a fourth document to two; nothing before there are two, or with four. */
export function AddPolicy() {
  const text = useCompareText().compare.sideBySide;
  const [{ left, right, more }, setState] = useSearchState(compareState);
  const ids = [left, right, ...more];
  if (left === '' || right === '' || ids.length >= maxCompared) return null;
  return (
    <PickPolicy label={text.add} other={left} onPick={(id) => ids.includes(id) || setState({ more: [...more, id] })} />
  );
}
