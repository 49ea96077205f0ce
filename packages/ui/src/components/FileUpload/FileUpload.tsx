'use client';
import { useId } from 'react';
import type { FileTriggerProps } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { help, labelRow, label as labelStyle } from '../FormField/FormField.css';
import { FileChooser } from './FileChooser';
import { FileRow, type FileRowProps } from './FileRow';
import { list, root } from './FileUpload.css';
import type { FileUploadVariant, UploadFile } from './fileUploadOptions';

export interface FileUploadProps
  extends Pick<FileTriggerProps, 'acceptedFileTypes' | 'allowsMultiple'>,
    Omit<FileRowProps, 'file'> {
  /** 传什么，如“付款凭证” */
  label: string;
  /** 收什么格式、多大，如“PDF、JPG，不超过20MB” */
  description?: string;
  /** 一个都没收下的原因；单个文件的原因写在它自己那里 */
  errorMessage?: string;
  /**
   * zone 可以拖放；button 只有按钮，用于窄处
   *
   * @default 'zone'
   */
  variant?: FileUploadVariant;
  /** @default false */
  isDisabled?: boolean;
  /** 选中或拖入的文件。上传与核对由页面做，再以 files 给回来 */
  onSelect?: (files: File[]) => void;
  files?: readonly UploadFile[];
}

/** 上传. A chooser of files and their progress. It uploads nothing by itself. */
export function FileUpload(props: FileUploadProps) {
  const { label, description, errorMessage, variant = 'zone', files = [], onSelect, isDisabled = false } = props;
  const { acceptedFileTypes, allowsMultiple, onRemove, onRetry } = props;
  const text = useUiText();
  const id = useId();
  const rules = description ? { id, words: description } : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the look of a form
    <div role="group" aria-label={label} aria-disabled={isDisabled || undefined} className={root}>
      <div className={labelRow}>
        <span className={labelStyle}>{label}</span>
      </div>
      <FileChooser {...{ label, rules, variant, isDisabled, onSelect, acceptedFileTypes, allowsMultiple }} />
      {errorMessage ? (
        <div role="alert" className={help({ isLarge: false, isError: true })}>
          {errorMessage}
        </div>
      ) : null}
      {files.length > 0 ? (
        <ul className={list} aria-label={text.fileList(label)}>
          {files.map((file) => (
            <FileRow key={file.id} {...{ file, onRemove, onRetry }} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
