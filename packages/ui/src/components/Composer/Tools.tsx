import type { ReactNode } from 'react';
import { Toolbar } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { actions as actionsClass, tools } from './Composer.css';

/** Scope and attachments below the field: one stop of the Tab key, arrows within. */
export function Tools({ scope, actions }: { scope?: ReactNode; actions?: ReactNode }) {
  const text = useUiText();
  if (!scope && !actions) return <span className={tools} />;
  return (
    <Toolbar className={tools} aria-label={text.composerOptions}>
      {scope}
      {actions ? <div className={actionsClass}>{actions}</div> : null}
    </Toolbar>
  );
}
