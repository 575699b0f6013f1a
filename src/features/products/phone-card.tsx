import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { IconDeviceMobile, IconPencil } from '@tabler/icons-react'
import type { ReactElement } from 'react'
import { IconLink } from '#src/shared/elements/icon-button.tsx'
import { formatCallNumber } from '#src/shared/format/call-number.ts'
import classes from './products.module.css'

type Props = {
  callNumber: string
  link: ReactElement
  /** What the number is for; not for a product that has ended. */
  use: MessageDescriptor | undefined
}

/** The phone number that the product is tied to, with the way to change it (R047). */
export function PhoneCard({ callNumber, link, use }: Props) {
  const { i18n, t } = useLingui()
  return (
    <Paper component="section" className={classes.card} p="lg" shadow="sm" aria-labelledby="phone">
      <Stack gap="sm" h="100%">
        <Group justify="space-between" align="flex-start" wrap="nowrap">
          <Title order={2} size="h3" id="phone">
            <Trans>Phone number</Trans>
          </Title>
          <IconLink
            label={t`Change the phone number`}
            link={link}
            className={classes.change}
            icon={<IconPencil size={20} aria-hidden />}
          />
        </Group>
        <Group gap="sm" wrap="nowrap">
          <IconDeviceMobile size={28} className={classes.sign} aria-hidden />
          {/* Where it needs two lines it breaks between its groups of digits. */}
          <Text className={`${classes.number} amount`}>{formatCallNumber(callNumber).replaceAll('\u00a0', ' ')}</Text>
        </Group>
        {use && (
          <Text c="dimmed" size="sm">
            {i18n._(use)}
          </Text>
        )}
      </Stack>
    </Paper>
  )
}
