import { Stack, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Notice } from '../../elements/notice.tsx'
import classes from './consequences.module.css'

export type Consequence = { label: string; value: ReactNode }

type Props = {
  /** The effects: for whom, when, how many, at what price. */
  facts: readonly Consequence[]
  /** From when the action can be reversed; without it it cannot be undone, which is said in red. */
  reversal?: ReactNode
  children?: ReactNode
}

/** Lists the effects of an action above its confirm button. */
export function Consequences({ facts, reversal, children }: Props) {
  return (
    <Notice
      {...(reversal === undefined && { tone: 'error' })}
      icon={reversal === undefined ? <IconAlertTriangle aria-hidden /> : <IconInfoCircle aria-hidden />}
    >
      <Stack gap="xs">
        <dl className={classes.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {children}
        <Text fw={600}>{reversal ?? <Trans>This cannot be undone.</Trans>}</Text>
      </Stack>
    </Notice>
  )
}
