import type { ColorScheme } from '@hengce/ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import { themePreference, usePreference } from '../session/preferences';
import { text } from '../text';
import { MenuButton } from './MenuButton';

export const themeIcons = { light: Sun, dark: Moon, system: Monitor };
const glyph = { size: 16, strokeWidth: 1.6, absoluteStrokeWidth: true, 'aria-hidden': true } as const;

export function ThemeMenu() {
  const theme = usePreference(themePreference);
  const Current = themeIcons[theme];
  return (
    <MenuButton
      label={`${text.theme.label}：${text.theme[theme]}`}
      icon={<Current {...glyph} />}
      placement="bottom end"
      selectedKey={theme}
      onSelectionChange={([id]) => themePreference.set(id as ColorScheme)}
      items={(['light', 'dark', 'system'] as const).map((id) => {
        const Glyph = themeIcons[id];
        return { id, label: text.theme[id], icon: <Glyph {...glyph} /> };
      })}
    />
  );
}
