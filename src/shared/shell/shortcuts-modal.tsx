import { Checkbox, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { switchSingleKeys, useListedShortcuts, useSingleKeys } from '../ui/shortcuts.ts'
import { Modal } from '../ui/modal.tsx'
import classes from './shortcuts-modal.module.css'

type Props = { opened: boolean; onClose: () => void }

/** What the keys do on the page that is open. */
export function ShortcutsModal(props: Props) {
  const { t } = useLingui()
  const shortcuts = useListedShortcuts()
  const single = useSingleKeys()
  return (
    <Modal {...props} title={t`Keyboard shortcuts`}>
      <Stack gap="lg">
        <dl className={classes.keys}>
          {shortcuts.map(({ keys, says }) => (
            <div key={keys}>
              <dt>
                {keys.split('+').map((key) => (
                  <kbd key={key} className={classes.key}>
                    {key === 'mod' ? t`Ctrl` : key.toUpperCase()}
                  </kbd>
                ))}
              </dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          size="md"
          label={t`Use single keys`}
          description={t`Switch them off if you dictate, or press keys by accident.`}
          checked={single}
          onChange={(event) => switchSingleKeys(event.currentTarget.checked)}
        />
        <Text size="sm" c="dimmed">
          <Trans>In a window or while you type in a field, single keys do nothing.</Trans>
        </Text>
      </Stack>
    </Modal>
  )
}
