import { type ColorScheme, Icon } from '@hengce/ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import { themePreference, usePreference } from '../session/preferences';
import { text } from '../text';
import { MenuButton } from './MenuButton';

export const themeIcons = { light: Sun, dark: Moon, system: Monitor };

export function ThemeMenu() {
  const theme = usePreference(themePreference);
  return (
    <MenuButton
      label={`${text.theme.label}：${text.theme[theme]}`}
      icon={<Icon icon={themeIcons[theme]} />}
      placement="bottom end"
      selectedKey={theme}
      onSelectionChange={([id]) => themePreference.set(id as ColorScheme)}
      items={(['light', 'dark', 'system'] as const).map((id) => ({
        id,
        label: text.theme[id],
        icon: <Icon icon={themeIcons[id]} />,
      }))}
    />
  );
}
