'use client';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { CloseButton } from '../../internal/CloseButton/CloseButton';
import { useUiText } from '../../provider/Provider';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { alert, icon, side, words } from './Alert.css';
import type { AlertTone } from './alertOptions';

const icons: Record<AlertTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

export interface AlertProps {
  /** 一句话：发生了什么，保留了什么，可以做什么。 */
  children: ReactNode;
  /**
   * 语气
   *
   * @default 'info'
   */
  tone?: AlertTone;
  /** 右侧动作，小号按钮或链接。 */
  action?: ReactNode;
  /** 给出后显示关闭按钮。 */
  onDismiss?: () => void;
  /**
   * 横贯页面顶部，没有圆角。
   *
   * @default false
   */
  isBanner?: boolean;
}

/** 提示条. It stays in the page until its cause is gone. 出错 is announced at once (role=alert), the others politely. */
export function Alert({ children, tone = 'info', action, onDismiss, isBanner = false }: AlertProps) {
  const text = useUiText();
  const ToneIcon = icons[tone];
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={alert({ tone, isBanner })}>
      <ToneIcon className={icon} size={16} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />
      <div className={words}>
        <span className={visuallyHidden}>{text.tone[tone]}</span>
        {children}
      </div>
      {action || onDismiss ? (
        <div className={side}>
          {action}
          {onDismiss ? <CloseButton onPress={onDismiss} /> : null}
        </div>
      ) : null}
    </div>
  );
}
