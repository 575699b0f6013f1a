import { Stack, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Notice } from '../../elements/notice.tsx'
import classes from './consequences.module.css'

export type Consequence = { label: string; value: ReactNode }

type Props = {
  /** The effects: for whom, when, how many, at what price. */
  facts: readonly Consequence[]
  children?: ReactNode
}

/** Lists the effects of an irreversible action above its red confirm button. */
export function Consequences({ facts, children }: Props) {
  return (
    <Notice tone="error" icon={<IconAlertTriangle aria-hidden />}>
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
        <Text fw={600}>
          <Trans>This cannot be undone.</Trans>
        </Text>
      </Stack>
    </Notice>
  )
}
