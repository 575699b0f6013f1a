import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { IconButton } from '../elements/icon-button.tsx'
import { setThemeColor } from './theme-color.ts'

const subscribeNever = () => () => {}

/** False during hydration of a prerendered page, when the colour scheme of the browser is not known yet. */
const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )

/** Switches between light and dark; follows the system until a choice is made. */
export function ColorSchemeSwitch() {
  const { t } = useLingui()
  const { setColorScheme } = useMantineColorScheme()
  const scheme = useComputedColorScheme('light')
  const dark = useIsHydrated() && scheme === 'dark'
  return (
    <IconButton
      tone="gray"
      label={dark ? t`Switch to light mode` : t`Switch to dark mode`}
      onClick={() => {
        const chosen = dark ? 'light' : 'dark'
        setColorScheme(chosen)
        setThemeColor(chosen)
      }}
      icon={
        <>
          <IconSun size={20} aria-hidden className="mantine-light-hidden" />
          <IconMoon size={20} aria-hidden className="mantine-dark-hidden" />
        </>
      }
    />
  )
}
