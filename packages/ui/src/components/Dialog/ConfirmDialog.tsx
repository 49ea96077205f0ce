'use client';
import type { ReactNode } from 'react';
import { useUiText } from '../../provider/Provider';
import { Button } from '../Button';
import { Dialog } from './Dialog';

export interface ConfirmDialogProps {
  /** 问什么，如“删除这份文稿？” */
  title: string;
  /** 后果，如“删除后不可恢复”。 */
  body: ReactNode;
  /** 重复动词，如“删除”，不写“确定”。 */
  confirmLabel: string;
  /** @default '取消' */
  cancelLabel?: string;
  /** @default 'default' */
  tone?: 'default' | 'danger';
  /** 对话框留着；做完后用 `isOpen` 关闭，这样失败可以写在 `body` 里。 */
  onConfirm: () => void;
  /**
   * 正在做；confirmLabel 随之改为“正在删除”，读屏软件会读出。
   *
   * @default false
   */
  isPending?: boolean;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** 确认对话框. Confirmation before something that cannot be undone. Focus starts on 取消. */
export function ConfirmDialog({
  title,
  body,
  confirmLabel,
  cancelLabel,
  tone = 'default',
  onConfirm,
  isPending = false,
  ...overlay
}: ConfirmDialogProps) {
  const text = useUiText();
  return (
    <Dialog
      {...overlay}
      title={title}
      size="sm"
      role="alertdialog"
      footer={(close) => (
        <>
          <Button onPress={close} autoFocus>
            {cancelLabel ?? text.cancel}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} onPress={onConfirm} isPending={isPending}>
            {confirmLabel}
          </Button>
        </>
      )}
    >
      {body}
    </Dialog>
  );
}
