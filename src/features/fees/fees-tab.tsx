import { Button, Group, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { Fee } from '#generated/model/fee.ts'
import type { FeeList } from '#generated/model/fee-list.ts'
import { ModalSwitch } from '#src/shared/page/open-modal.tsx'
import { viennaToday } from '#src/shared/day/vienna-day.ts'
import { ActionPlaceholder } from '#src/shared/table/table-rows.tsx'
import { ClientTable } from '#src/shared/table/client-table.tsx'
import { revealAddedRow } from '#src/shared/table/state/list-state.ts'
import { AddBusinessFeeModal, AddPrivateFeeModal } from './add-fee-modal.tsx'
import { DeleteFee } from './delete-fee.tsx'
import { feeColumns, productColumn } from './fee-columns.tsx'
import { isDeletable, isEndEditable } from './fee-rules.ts'
import type { FeesPort } from './fees-port.ts'
import { feeList, type FeesPlace } from './fees-search.ts'
import { PlanEnd } from './plan-end.tsx'

type Props = FeesPlace & { port: FeesPort }

/** R414, R833. */
const pageSize = 15

const rowsOf = ({ results }: FeeList) => results
const idOf = ({ id }: Fee) => id
/** The contract says nothing of an order: what begins last comes first. */
const latestFirst = (one: Fee, other: Fee) => other.startDate.localeCompare(one.startDate)

/** What the bank bills or credits to a customer besides payments (R415 to R419). */
export function FeesTab({ port, search, onSearch, modals }: Props) {
  const { t, i18n } = useLingui()
  const hasProduct = port.products !== undefined
  const columns = useMemo(() => [...feeColumns(i18n), ...(hasProduct ? [productColumn] : [])], [i18n, hasProduct])
  const onAdded = (added?: Fee) => modals.close(revealAddedRow(feeList, search, added?.id))
  const buttonsOf = (fee: Fee) => {
    const today = viennaToday()
    const own = { port, fee, onClose: () => modals.close() }
    return (
      <>
        {isEndEditable(fee, today) && (
          <ModalSwitch modals={modals} modal={['end', fee.id]}>
            {(opened) => <PlanEnd {...own} opened={opened} onOpen={() => modals.open('end', fee.id)} />}
          </ModalSwitch>
        )}
        {isDeletable(fee, today) ? (
          <ModalSwitch modals={modals} modal={['delete', fee.id]}>
            {(opened) => <DeleteFee {...own} opened={opened} onOpen={() => modals.open('delete', fee.id)} />}
          </ModalSwitch>
        ) : (
          <ActionPlaceholder />
        )}
      </>
    )
  }
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Text c="dimmed" maw={560}>
          <Trans>Here you bill fees and give credits besides payments. What has begun can no longer be deleted.</Trans>
        </Text>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => modals.open('add')}>
          <Trans>Add fee or credit</Trans>
        </Button>
      </Group>
      <ClientTable
        key={i18n.locale} // sorted by translated words
        name="fees"
        label={t`Fees and credits`}
        query={port.fees()}
        rows={rowsOf}
        rowId={idOf}
        columns={columns}
        pageSize={pageSize}
        order={latestFirst}
        list={feeList}
        search={search}
        onSearch={onSearch}
        empty={{
          title: <Trans>There are no fees or credits yet</Trans>,
          text: (
            <Trans>Nothing is billed or credited besides payments. You can add something with the button above.</Trans>
          ),
        }}
        actions={buttonsOf}
      />
      <ModalSwitch modals={modals} modal={['add']}>
        {(opened) =>
          port.products === undefined ? (
            <AddBusinessFeeModal port={port} opened={opened} onClose={onAdded} />
          ) : (
            <AddPrivateFeeModal port={port} opened={opened} onClose={onAdded} />
          )
        }
      </ModalSwitch>
    </Stack>
  )
}
