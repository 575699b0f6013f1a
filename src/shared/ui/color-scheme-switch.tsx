import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { DarkIcon, LightIcon } from './icons.tsx'

/** Light or dark; follows the system until the person chooses. */
export function ColorSchemeSwitch() {
  const { t } = useLingui()
  const { setColorScheme } = useMantineColorScheme()
  const scheme = useComputedColorScheme('light')
  const dark = scheme === 'dark'
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={dark ? t`Switch to light colours` : t`Switch to dark colours`}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      {dark ? <LightIcon size={20} aria-hidden /> : <DarkIcon size={20} aria-hidden />}
    </ActionIcon>
  )
}
