'use client';
import { Upload } from 'lucide-react';
import { DropZone, FileTrigger, type FileTriggerProps } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { filesOf } from './droppedFiles';
import { buttonRow, icon, invitation, rule, zone } from './FileUpload.css';
import type { FileUploadVariant } from './fileUploadOptions';

export interface FileChooserProps extends Pick<FileTriggerProps, 'acceptedFileTypes' | 'allowsMultiple'> {
  label: string;
  /** Id and text of the rule that describes the button. */
  rules?: { id: string; words: string };
  variant: FileUploadVariant;
  isDisabled: boolean;
  onSelect?: (files: File[]) => void;
}

/** Button that opens the file chooser, and the zone for dropping files around it; no zone in the variant `button`. */
export function FileChooser({ label, rules, variant, isDisabled, onSelect, ...accepted }: FileChooserProps) {
  const text = useUiText();
  const choose = (
    <FileTrigger {...accepted} onSelect={(chosen) => chosen && onSelect?.([...chosen])}>
      <Button isDisabled={isDisabled} iconStart={<Icon icon={Upload} />} aria-describedby={rules?.id}>
        {text.chooseFiles}
      </Button>
    </FileTrigger>
  );
  const rulesLine = rules ? (
    <span id={rules.id} className={rule}>
      {rules.words}
    </span>
  ) : null;
  if (variant === 'button')
    return (
      <div className={buttonRow}>
        {choose}
        {rulesLine}
      </div>
    );
  return (
    <DropZone
      className={zone}
      isDisabled={isDisabled}
      aria-label={label}
      onDrop={async ({ items }) => onSelect?.(await filesOf(items))}
    >
      {({ isDropTarget }) => (
        <>
          <span className={icon}>
            <Icon icon={Upload} size="lg" />
          </span>
          <span className={invitation}>
            {isDropTarget ? text.dropHere : text.dropFiles}
            {isDropTarget ? null : choose}
          </span>
          {rulesLine}
        </>
      )}
    </DropZone>
  );
}
