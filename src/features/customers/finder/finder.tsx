import { UnstyledButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { useHistoryStep } from '#src/shared/page/history-step.ts'
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
  async () => (await import('#src/shared/shell/on-demand/shortcuts-modal.tsx')).ShortcutsModal,
)

/** The button in the header that opens the finder, and the shortcuts for it and for the list of shortcuts. */
export function Finder(props: Omit<FinderProps, 'headerKeys' | 'onAction'>) {
  const { t } = useLingui()
  const finder = useHistoryStep('finder')
  const shortcuts = useHistoryStep('shortcuts')
  usePreload('header', ShortcutsModal)
  const own = [
    { keys: 'mod+k', description: t`Find a customer, even while typing`, run: finder.open },
    { keys: '/', description: t`Find a customer`, run: finder.open },
    { keys: '?', description: t`Show the keyboard shortcuts`, run: shortcuts.open },
  ]
  useShortcuts(own)
  // An action may open a modal, whose step of the history has to follow that of the page.
  const action = useRef<() => void>(undefined)
  useEffect(() => {
    if (finder.isOpen) return
    action.current?.()
    action.current = undefined
  }, [finder.isOpen])
  return (
    <>
      <UnstyledButton className={classes.button!} onClick={finder.open}>
        <IconSearch size={18} aria-hidden />
        <span className={classes.words}>
          <Trans>Find a customer</Trans>
        </span>
        <kbd className={classes.keys} aria-hidden>
          <Trans>Ctrl</Trans> K
        </kbd>
      </UnstyledButton>
      <FromFirstOpening opened={finder.isOpen}>
        <FinderModal
          {...props}
          headerKeys={own.map(({ keys }) => keys)}
          onAction={(run) => {
            action.current = run
            finder.close()
          }}
          opened={finder.isOpen}
          onClose={finder.close}
        />
      </FromFirstOpening>
      <FromFirstOpening opened={shortcuts.isOpen} onMissing={shortcuts.close}>
        <ShortcutsModal opened={shortcuts.isOpen} onClose={shortcuts.close} />
      </FromFirstOpening>
    </>
  )
}
