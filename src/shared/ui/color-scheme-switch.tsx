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

/** The bars of the browser take the colours that were chosen, whatever the system has; index.html does the same when the page starts. */
function paintBrowser(scheme: 'light' | 'dark'): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.media = meta.dataset.scheme === scheme ? 'all' : 'not all'
}

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
      onClick={() => {
        const chosen = dark ? 'light' : 'dark'
        setColorScheme(chosen)
        paintBrowser(chosen)
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
