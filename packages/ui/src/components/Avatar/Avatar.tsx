'use client';
import { useState } from 'react';
import { avatar, picture } from './Avatar.css';
import type { AvatarSize, AvatarTone } from './avatarOptions';

export interface AvatarProps {
  /** 姓名或单位名；没有图片时取首字 */
  name: string;
  /** 图片地址；加载失败时退回首字 */
  src?: string;
  /**
   * 直径26、36、56
   *
   * @default 'sm'
   */
  size?: AvatarSize;
  /**
   * 几个人并列时用来区分，没有含义
   *
   * @default 'accent'
   */
  tone?: AvatarTone;
  /**
   * 旁边已写出姓名，读屏软件不必再读
   *
   * @default false
   */
  isDecorative?: boolean;
}

/** 头像. A picture, or without one the first character of the name, a Latin letter as a capital. */
export function Avatar({ name, src, size = 'sm', tone = 'accent', isDecorative = false }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const named = isDecorative ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': name } as const);
  const initial = ([...name.trim()][0] ?? '').toLocaleUpperCase();
  return (
    <span className={avatar({ size, tone })} {...named}>
      {src && src !== failedSrc ? (
        <img className={picture} src={src} alt="" onError={() => setFailedSrc(src)} />
      ) : (
        initial
      )}
    </span>
  );
}
