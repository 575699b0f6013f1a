import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { IconButton } from '../elements/icon-button.tsx'

const never = () => () => {}

/** Whether the browser's colours can be known: not yet while a page is taken over that was there before its program. */
const useBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Light or dark; follows the system until the person chooses. */
export function ColorSchemeSwitch() {
  const { t } = useLingui()
  const { setColorScheme } = useMantineColorScheme()
  const scheme = useComputedColorScheme('light')
  const dark = useBrowser() && scheme === 'dark'
  return (
    <IconButton
      tone="gray"
      label={dark ? t`Switch to light colours` : t`Switch to dark colours`}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
      icon={
        <>
          <IconSun size={20} aria-hidden className="mantine-light-hidden" />
          <IconMoon size={20} aria-hidden className="mantine-dark-hidden" />
        </>
      }
    />
  )
}
