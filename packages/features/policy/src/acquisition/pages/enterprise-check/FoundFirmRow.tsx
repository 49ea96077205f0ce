'use client';
import type { FoundFirm } from '@hengce/api';
import { Checkbox } from '@hengce/ui';
import { FirmName } from '../../components/FirmName';
import { foundLine, foundLines, foundRow, foundWords, verdictWord } from './EnterpriseCheckPage.css';
import { useEnterpriseCheckText } from './text';

export interface FoundFirmRowProps {
  found: FoundFirm;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

const maxOpen = 3;

/** A found firm with its conditions: all met and unmet ones, at most three unknown ones and three to verify. */
export function FoundFirmRow({ found, isChosen, onChoose }: FoundFirmRowProps) {
  const text = useEnterpriseCheckText().enterpriseCheck;
  const { firm, conditions, isHeld, lists } = found;
  const said = ({ title, own }: FoundFirm['conditions'][number]) => (own === null ? title : `${title}：${own}`);
  const lines = (
    [
      ['unmet', text.notMatched],
      ['met', text.matched],
      ['unknown', text.notKnown],
      ['manual', text.toVerify],
    ] as const
  ).flatMap(([verdict, word]) => {
    const of = conditions.filter((each) => each.verdict === verdict);
    if (of.length === 0) return [];
    // What nobody knows is much the same for all of them, and stands above.
    const isCut = (verdict === 'unknown' || verdict === 'manual') && of.length > maxOpen;
    const few = (isCut ? of.slice(0, maxOpen) : of).map(said).join(text.and);
    return [{ verdict, word, text: isCut ? text.some(few, of.length) : few }];
  });
  return (
    <div className={foundRow}>
      <Checkbox isSelected={isChosen} onChange={onChoose} aria-label={text.select(firm.name)}>
        {null}
      </Checkbox>
      <div className={foundWords}>
        <FirmName firm={firm} tags={isHeld ? [text.held, ...lists] : lists} />
        <div className={foundLines}>
          {lines.map((line) => (
            <p key={line.verdict} className={foundLine}>
              <span className={verdictWord[line.verdict]}>{line.word}</span>
              {line.text}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
