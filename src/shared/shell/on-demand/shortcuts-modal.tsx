import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { setSingleKeysEnabled, useRegisteredShortcuts, useSingleKeys } from '../../ui/shortcuts.ts'
import { Modal } from '../../ui/modal/modal.tsx'
import classes from './shortcuts-modal.module.css'

type Props = { opened: boolean; onClose: () => void }

/** Lists the keyboard shortcuts of the current page. */
export function ShortcutsModal(props: Props) {
  const { t } = useLingui()
  const inTexts = { keys: 'mod+enter', description: t`Send the text that you are writing, such as a note` }
  const shortcuts = [...useRegisteredShortcuts(), inTexts]
  const single = useSingleKeys()
  return (
    <Modal {...props} title={t`Keyboard shortcuts`}>
      <Stack gap="lg">
        <dl className={classes.keys}>
          {shortcuts.map(({ keys, description }) => (
            <div key={keys}>
              <dt>
                {keys.split('+').map((key) => (
                  <kbd key={key} className={classes.key}>
                    {key === 'mod' ? t`Ctrl` : key === 'enter' ? t`Enter` : key.toUpperCase()}
                  </kbd>
                ))}
              </dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          size="md"
          label={t`Use single-key shortcuts`}
          description={t`Switch them off if you use dictation or press keys by accident.`}
          checked={single}
          onChange={(event) => setSingleKeysEnabled(event.currentTarget.checked)}
        />
        <Text size="sm" c="dimmed">
          <Trans>In a window or while you are typing in a field, single-key shortcuts do nothing.</Trans>
        </Text>
      </Stack>
    </Modal>
  )
}
