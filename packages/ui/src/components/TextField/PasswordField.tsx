'use client';
import { Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { Icon } from '../Icon';
import { TextField, type TextFieldProps } from './TextField';
import { inlineButton } from './TextField.css';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'prefix' | 'inputMode'>;

/**
 * 密码. The password can be shown; a hint appears when Caps Lock is on. Pass `autoComplete="new-password"` for a new one.
 */
export function PasswordField(props: PasswordFieldProps) {
  const text = useUiText();
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const Glyph = isShown ? EyeOff : Eye;
  return (
    <TextField
      autoComplete="current-password"
      spellCheck="false"
      {...props}
      description={isCapsLock && !isShown ? text.capsLockOn : props.description}
      onKeyDown={(event) => {
        watchCapsLock(event);
        props.onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        watchCapsLock(event);
        props.onKeyUp?.(event);
      }}
      type={isShown ? 'text' : 'password'}
      suffix={
        // Not a ToggleButton: that brings the code of toolbars and focus scopes, and sign-in must load little.
        <Button
          className={inlineButton}
          aria-label={text.showPassword}
          aria-pressed={isShown}
          onPress={() => setShown(!isShown)}
          isDisabled={props.isDisabled}
        >
          <Icon icon={Glyph} />
        </Button>
      }
    />
  );
}
