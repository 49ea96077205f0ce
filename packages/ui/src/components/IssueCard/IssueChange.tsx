'use client';
import { MoveRight } from 'lucide-react';
import { DocumentFont } from '../../provider/DocumentFont';
import { useUiText } from '../../provider/Provider';
import { Icon } from '../Icon';
import {
  arrow,
  change,
  original as originalClass,
  plainOriginal,
  removal,
  suggestion as suggestionClass,
} from './IssueCard.css';

export interface IssueChangeProps {
  original: string;
  suggestion?: string;
}

/** Original words and their replacement. */
export function IssueChange({ original, suggestion }: IssueChangeProps) {
  const text = useUiText();
  if (suggestion === undefined)
    return (
      <div className={change}>
        <DocumentFont />
        <span className={plainOriginal}>{original}</span>
      </div>
    );
  return (
    <div className={change}>
      <DocumentFont />
      <del className={originalClass}>{original}</del>
      <span className={arrow}>
        <Icon icon={MoveRight} size="sm" label={text.changesTo} />
      </span>
      {suggestion ? (
        <ins className={suggestionClass}>{suggestion}</ins>
      ) : (
        <span className={removal}>{text.removeWords}</span>
      )}
    </div>
  );
}
