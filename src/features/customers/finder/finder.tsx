import { UnstyledButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { ShortcutsModal } from '#src/shared/shell/shortcuts-modal.tsx'
import { useShortcuts } from '#src/shared/ui/shortcuts.ts'
import type { FinderPorts, FinderWays } from './finder-port.ts'
import classes from './finder.module.css'

/** Loaded with its first opening, with the words of searches. */
const FinderModal = lazy(async () => {
  const [{ FinderModal: Modal }] = await Promise.all([import('./finder-modal.tsx'), loadCatalog('table')])
  return { default: Modal }
})

/** In the header of every page: the way to any customer, for the hand and for the keyboard, and the list of all keys. */
export function Finder(props: FinderWays & { ports: FinderPorts }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'finder' | 'shortcuts'>()
  const [used, setUsed] = useState(false)
  const find = () => {
    setUsed(true)
    setOpen('finder')
  }
  useShortcuts([
    { keys: 'mod+k', description: t`Find a customer, also while you type`, run: find },
    { keys: '/', description: t`Find a customer`, run: find },
    { keys: '?', description: t`Show the keyboard shortcuts`, run: () => setOpen('shortcuts') },
  ])
  const close = () => setOpen(undefined)
  return (
    <>
      <UnstyledButton className={classes.button!} onClick={find}>
        <IconSearch size={18} aria-hidden />
        <span className={classes.words}>
          <Trans>Find a customer</Trans>
        </span>
        <kbd className={classes.keys} aria-hidden>
          <Trans>Ctrl</Trans> K
        </kbd>
      </UnstyledButton>
      <Suspense>{used && <FinderModal {...props} opened={open === 'finder'} onClose={close} />}</Suspense>
      <ShortcutsModal opened={open === 'shortcuts'} onClose={close} />
    </>
  )
}
