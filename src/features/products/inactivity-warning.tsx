import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconLock } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ContactLink } from '#src/shared/elements/contact-link.tsx'
import { formatDate } from '#src/shared/format/day.ts'
import { formatCallNumber } from '#src/shared/format/numbers.ts'
import { useHistoryStep } from '#src/shared/page/history-step.ts'
import { ConfirmChange } from '#src/shared/ui/modal/confirm-modal.tsx'
import { Notice } from '#src/shared/elements/notice.tsx'
import { FactList } from '#src/shared/ui/cards.tsx'
import type { ProductLabels } from './product-labels.ts'
import type { ProductsPort } from './products-port.ts'

type Props = { port: ProductsPort; labels: ProductLabels }

/** Shows the inactivity lock, and removes it after a confirmation (R045, R124). */
export function InactivityWarning({ port, labels }: Props) {
  const { i18n, t } = useLingui()
  const { data } = useSuspenseQuery(port.inactivityLock())
  const question = useHistoryStep('unlock')
  const title = i18n._(labels.lockTitle)
  return (
    <>
      {data.inactivityLock && (
        <Notice tone="warning" role="region" aria-label={title} icon={<IconLock aria-hidden />} title={title}>
          <Stack gap="sm" align="flex-start">
            <Text size="sm">{i18n._(labels.lockReason)}</Text>
            <Button variant="default" onClick={() => question.open()}>
              <Trans>Remove the lock</Trans>
            </Button>
          </Stack>
        </Notice>
      )}
      <ConfirmChange
        title={t`Remove the inactivity lock?`}
        opened={question.isOpen}
        onClose={question.close}
        change={port.removeInactivityLock}
        record={data}
        input={() => undefined}
        confirmLabel={t`Remove the lock`}
        success={labels.lockRemoved}
        skeleton={<LockedDataSkeleton />}
      >
        <LockedData port={port} labels={labels} />
      </ConfirmChange>
    </>
  )
}

/** The number and the account to check before the lock is removed (R125). */
function LockedData({ port, labels }: Props) {
  const { i18n, t } = useLingui()
  const { data: number } = useSuspenseQuery(port.callNumber())
  const { data: bank } = useSuspenseQuery(port.bankData())
  return (
    <Stack gap="md">
      <Text>
        {i18n._(labels.lockQuestion)} {labels.offersContact && <ContactLink />}
      </Text>
      <FactList
        spread
        facts={[
          { label: t`Phone number`, value: formatCallNumber(number.callNumber) },
          { label: t`Account holder`, value: bank.accountHolder },
          { label: 'IBAN', value: bank.iban.replaceAll(/(.{4})(?=.)/g, '$1 ') },
          { label: t`Mandate signed on`, value: formatDate(bank.signDate) },
        ]}
      />
    </Stack>
  )
}

const LockedDataSkeleton = () => (
  <Stack gap="md" aria-hidden>
    <Skeleton height={72} radius="sm" />
    <Skeleton height={132} radius="sm" />
    <Skeleton height={42} width={260} radius="md" />
  </Stack>
)
