'use client';
import { Check, CircleAlert, Info } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import {
  Button as AriaButton,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  type QueuedToast,
  Text,
} from 'react-aria-components';
import { CloseButton } from '../../internal/CloseButton/CloseButton';
import { useUiText } from '../../provider/Provider';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { Icon } from '../Icon';
import { action, close, message, region, toastStyle } from './Toast.css';
import { type ToastContent, toastQueue } from './toastQueue';

const toneIcons = { success: Check, info: Info, error: CircleAlert };

const subscribe = (notify: () => void) => toastQueue.subscribe(notify);
const visible = () => toastQueue.visibleToasts;
const none: typeof toastQueue.visibleToasts = [];

/** 轻提示的位置. The host mounts it once, inside Provider. Timers pause while a toast is hovered or focused. */
export function ToastRegion() {
  const text = useUiText();
  const toasts = useSyncExternalStore(subscribe, visible, () => none);
  const last = toasts[0];
  return (
    <>
      {/* A live region must be there before its words; `data-live-announcer` keeps it audible while a dialog is open. */}
      <div role="status" className={visuallyHidden} data-live-announcer="true">
        {last ? <span key={last.key}>{last.content.message}</span> : null}
      </div>
      <AriaToastRegion queue={toastQueue} className={region} aria-label={text.notifications(toasts.length)}>
        {({ toast }) => <ToastItem toast={toast} />}
      </AriaToastRegion>
    </>
  );
}

function ToastItem({ toast }: { toast: QueuedToast<ToastContent> }) {
  const text = useUiText();
  const { content, key, timeout } = toast;
  return (
    <AriaToast toast={toast} className={toastStyle}>
      <Icon icon={toneIcons[content.tone ?? 'success']} />
      <Text slot="title" className={message}>
        {content.message}
      </Text>
      {content.action ? (
        <AriaButton
          className={action}
          onPress={() => {
            toastQueue.close(key);
            content.action?.onPress();
          }}
        >
          {content.action.label ?? text.retry}
        </AriaButton>
      ) : null}
      {timeout === undefined ? (
        <span className={close}>
          <CloseButton slot="close" />
        </span>
      ) : null}
    </AriaToast>
  );
}
