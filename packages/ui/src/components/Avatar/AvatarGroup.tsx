'use client';
import { useUiText } from '../../provider/Provider';
import { Avatar, type AvatarProps } from './Avatar';
import { avatar, group, rest } from './Avatar.css';
import { type AvatarSize, avatarTones } from './avatarOptions';

export interface AvatarGroupProps {
  people: readonly Pick<AvatarProps, 'name' | 'src'>[];
  /**
   * 最多画几个，其余写成“+3”
   *
   * @default 4
   */
  max?: number;
  /**
   * 直径26、36、56
   *
   * @default 'sm'
   */
  size?: AvatarSize;
}

/** 一组头像. The first `max` people (4 by default) and +n for the others. Screen readers hear one sentence of names. */
export function AvatarGroup({ people, max = 4, size = 'sm' }: AvatarGroupProps) {
  const text = useUiText();
  const shown = people.slice(0, max);
  const more = people.length - shown.length;
  const names = shown.map(({ name }) => name);
  return (
    <span className={group} role="img" aria-label={text.people(names, more)}>
      {shown.map((person, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may share a name
        <Avatar key={index} {...person} size={size} tone={avatarTones[index % avatarTones.length]} isDecorative />
      ))}
      {more > 0 ? <span className={`${avatar({ size, tone: 'accent' })} ${rest}`}>+{more}</span> : null}
    </span>
  );
}
