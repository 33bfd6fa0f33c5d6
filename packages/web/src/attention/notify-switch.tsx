/** The switch for notifications: the browser asks when it is turned on, never before. */
import { useState } from 'preact/hooks';
import { settings } from '../settings.ts';
import { Switch } from '../ui/field.tsx';
import { attentionWords } from './attention-words.ts';
import { allowNotifications, canNotify } from './notify.ts';

export function NotifySwitch() {
  const text = attentionWords.value;
  const [refused, setRefused] = useState(false);
  if (!canNotify) return null;
  const isOn = settings.notify.value === 'on' && Notification.permission === 'granted';
  const change = (on: boolean): void => {
    if (on) void allowNotifications().then((allowed) => setRefused(!allowed));
    else settings.notify.value = 'off';
  };
  return (
    <Switch
      label={text.notify}
      hint={refused ? text.refused : text.notifyHint}
      checked={isOn}
      onChange={change}
    />
  );
}
