import { UnstyledButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { loadable, usePreload } from '#src/shared/ui/loadable.tsx'
import { FromFirstOpening } from '#src/shared/ui/modal/modal.tsx'
import { useShortcuts } from '#src/shared/ui/shortcuts.ts'
import type { FinderProps } from './finder-modal.tsx'
import classes from './finder.module.css'

/** Loaded with its first opening, together with the catalog of searches. */
const FinderModal = loadable(async () => {
  const [{ FinderModal: Modal }] = await Promise.all([import('./finder-modal.tsx'), loadCatalog('table')])
  return Modal
})

const ShortcutsModal = loadable(
  async () => (await import('#src/shared/shell/opened/shortcuts-modal.tsx')).ShortcutsModal,
)

/** The button in the header that opens the finder, and the shortcuts for it and for the list of shortcuts. */
export function Finder(props: FinderProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'finder' | 'shortcuts'>()
  usePreload(ShortcutsModal)
  const openFinder = () => setOpen('finder')
  useShortcuts([
    { keys: 'mod+k', description: t`Find a customer, even while typing`, run: openFinder },
    { keys: '/', description: t`Find a customer`, run: openFinder },
    { keys: '?', description: t`Show the keyboard shortcuts`, run: () => setOpen('shortcuts') },
  ])
  const close = () => setOpen(undefined)
  return (
    <>
      <UnstyledButton className={classes.button!} onClick={openFinder}>
        <IconSearch size={18} aria-hidden />
        <span className={classes.words}>
          <Trans>Find a customer</Trans>
        </span>
        <kbd className={classes.keys} aria-hidden>
          <Trans>Ctrl</Trans> K
        </kbd>
      </UnstyledButton>
      <FromFirstOpening opened={open === 'finder'}>
        <FinderModal {...props} opened={open === 'finder'} onClose={close} />
      </FromFirstOpening>
      <FromFirstOpening opened={open === 'shortcuts'} onMissing={close}>
        <ShortcutsModal opened={open === 'shortcuts'} onClose={close} />
      </FromFirstOpening>
    </>
  )
}
