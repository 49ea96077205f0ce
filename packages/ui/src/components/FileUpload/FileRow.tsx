'use client';
import { Check, CircleAlert, RotateCw, X } from 'lucide-react';
import { ProgressBar } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { Spinner } from '../Progress';
import {
  actions,
  badge,
  bar,
  barFill,
  barStop,
  barTrack,
  file,
  meta,
  name,
  state as stateClass,
} from './FileUpload.css';
import { extensionOf, type UploadFile } from './fileUploadOptions';

export interface FileRowProps {
  file: UploadFile;
  onRemove?: (id: string) => void;
  onRetry?: (id: string) => void;
}

/** The ruler of one file: how far, in a line and in figures. */
function UploadProgress({ label, value }: { label: string; value: number }) {
  return (
    <ProgressBar aria-label={label} value={value} className={bar}>
      <div className={barTrack} />
      <div className={barFill} style={{ width: `${value}%` }} />
      <div className={barStop} style={{ left: `${value}%` }} />
    </ProgressBar>
  );
}

export function FileRow({ file: item, onRemove, onRetry }: FileRowProps) {
  const text = useUiText();
  const { id, state, progress, canRetry = true } = item;
  const words = item.message ?? text.uploadState[state];
  const isMoving = state === 'uploading' || state === 'parsing';
  return (
    <li className={file}>
      <span className={badge} aria-hidden="true">
        {extensionOf(item.name)}
      </span>
      <span style={{ minWidth: 0 }}>
        <span className={name} title={item.name}>
          {item.name}
        </span>
        {item.meta ? <span className={meta}>{item.meta}</span> : null}
      </span>
      <span className={stateClass} data-state={state} role={state === 'rejected' ? 'alert' : undefined}>
        {state === 'done' ? <Icon icon={Check} size="sm" tone="success" /> : null}
        {state === 'rejected' ? <Icon icon={CircleAlert} size="sm" /> : null}
        {isMoving && progress === undefined ? <Spinner size="sm" /> : null}
        {isMoving && progress !== undefined ? <UploadProgress label={`${item.name}${words}`} value={progress} /> : null}
        <span>{isMoving && progress !== undefined && !item.message ? `${words}${progress}%` : words}</span>
      </span>
      <span className={actions}>
        {state === 'rejected' && canRetry && onRetry ? (
          <IconButton
            size="sm"
            label={text.retryFile(item.name)}
            icon={<Icon icon={RotateCw} />}
            onPress={() => onRetry(id)}
          />
        ) : null}
        {onRemove ? (
          <IconButton size="sm" label={text.remove(item.name)} icon={<Icon icon={X} />} onPress={() => onRemove(id)} />
        ) : null}
      </span>
    </li>
  );
}
