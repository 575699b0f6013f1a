/** The actions for selected rows; loaded after the list. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../../elements/icon-button.tsx'
import { selectionActions } from './selection.tsx'
import classes from './selection-bar.module.css'
import { liveRegion } from '../../elements/live-region.ts'

type Props = {
  /** The number of selected rows; without any the bar is hidden. */
  count: number
  /** The number of them that this page does not show. */
  hiddenCount: number
  /** The number of selected rows as a sentence. */
  text: string
  onClear: () => void
  children: ReactNode
}

/** Stays in sight below the list while rows are selected, and announces their number. */
export function SelectionBar({ count, hiddenCount, text, onClear, children }: Props) {
  const { t } = useLingui()
  const status = useRef<HTMLSpanElement>(null)
  const hadRows = useRef(false)
  const isShown = count > 0
  /** Moves the focus to the list when it was in the bar or in a modal of it. */
  useEffect(() => {
    const { activeElement: focused, body } = document
    const isLost = focused === null || focused === body || focused.closest('[role=dialog]') !== null
    if (hadRows.current && !isShown && isLost) {
      status.current?.closest('[data-list]')?.querySelector('section')?.focus({ preventScroll: true })
    }
    hadRows.current = isShown
  }, [isShown])
  const hidden = hiddenCount > 0 && <Trans>{hiddenCount} of them not shown here</Trans>
  return (
    <>
      <span ref={status} {...liveRegion} className="visually-hidden">
        {isShown && (
          <>
            {text}. {hidden && <>{hidden}. </>}
            <Trans>Press Enter to go to the actions.</Trans>
          </>
        )}
      </span>
      {isShown && (
        <div role="group" aria-label={t`Selected entries`} className={classes.bar} {...{ [selectionActions]: '' }}>
          <Group gap="xs" wrap="nowrap" className={classes.count!}>
            <IconButton
              label={t`Clear selection`}
              title={t`Clear selection`}
              onClick={onClear}
              icon={<IconX size={20} aria-hidden />}
            />
            <div>
              <Text fw={600}>{text}</Text>
              {hidden && (
                <Text size="sm" c="dimmed">
                  {hidden}
                </Text>
              )}
            </div>
          </Group>
          <div className={classes.actions}>{children}</div>
        </div>
      )}
    </>
  )
}

type ActionProps = { label: string; icon: ReactNode; count: number; total: number; onClick: () => void }

/** An action for selected rows; says for how many of them it is possible when not for all. */
export function SelectionAction({ label, icon, count, total, onClick }: ActionProps) {
  if (count === 0) return null
  return (
    <Button variant="default" leftSection={icon} onClick={onClick}>
      {count === total ? (
        label
      ) : (
        <Trans>
          {label}: {count} of {total}
        </Trans>
      )}
    </Button>
  )
}
