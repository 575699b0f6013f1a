import { Stack, UnstyledButton, Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { formatDate } from '#src/shared/format/date.ts'
import { formatEuros } from '#src/shared/format/money.ts'
import { Modal } from '#src/shared/ui/modal/modal.tsx'
import type { ActionModalProps } from './action-props.ts'
import classes from './actions.module.css'
import type { CustomerAction } from '../customer-modals.ts'

type Props = ActionModalProps & {
  actions: readonly CustomerAction[]
  /** The limit of a month in EUR, when it can be changed. */
  limit: number | null
  onChoose: (action: CustomerAction) => void
  /** Says that the limit is not known yet, or why it is not; in its place, so that nothing jumps. */
  note?: ReactNode
}

/** What can be done with a customer; each has a modal of its own (R386). */
export function ActionsModal({ customer, actions, limit, onChoose, note, ...modal }: Props) {
  const { t } = useLingui()
  const { name, terminationDate } = customer
  const labels: Record<CustomerAction, [what: string, about: string]> = {
    locks: [t`Locks`, t`Lock the customer or remove a lock`],
    limit: [t`Change limit`, limit === null ? '' : t`Now ${formatEuros(limit)} a month`],
    terminate: [t`Terminate contract`, t`With a reason, today or on a later day`],
    'cancel-termination': [
      t`Cancel termination`,
      terminationDate === null ? '' : t`The contract is to end on ${formatDate(terminationDate)}`,
    ],
  }
  return (
    <Modal {...modal} title={t`Actions for ${name}`}>
      <Stack gap="sm">
        {actions.map((action) => (
          <Fragment key={action}>
            <UnstyledButton className={classes.action} onClick={() => onChoose(action)}>
              <Text component="span" fw={600}>
                {labels[action][0]}
              </Text>
              <Text component="span" size="sm" c="dimmed">
                {labels[action][1]}
              </Text>
            </UnstyledButton>
            {action === 'locks' && note}
          </Fragment>
        ))}
      </Stack>
    </Modal>
  )
}
