import { Button, Group, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { Fee } from '#generated/model/fee.ts'
import type { FeeList } from '#generated/model/fee-list.ts'
import { viennaToday } from '#src/shared/day/vienna-day.ts'
import { NoAction } from '#src/shared/table/no-action.tsx'
import { ClientTable } from '#src/shared/table/client-table.tsx'
import { showAdded } from '#src/shared/table/list-search.ts'
import { AddBusinessFeeModal, AddPrivateFeeModal } from './add-fee-modal.tsx'
import { DeleteFee } from './delete-fee.tsx'
import { feeColumns, productColumn } from './fee-columns.tsx'
import { isDeletable, isEndEditable } from './fee-rules.ts'
import type { FeesPort } from './fees-port.ts'
import { feeList, type FeesSearch } from './fees-search.ts'
import { PlanEnd } from './plan-end.tsx'

type Props = { port: FeesPort; search: FeesSearch; onSearch: (next: FeesSearch) => void }

/** R414, R833. */
const pageSize = 15

const rowsOf = ({ results }: FeeList) => results
const idOf = ({ id }: Fee) => id

/** What the bank bills or credits to a customer besides payments (R415 to R419). */
export function FeesTab({ port, search, onSearch }: Props) {
  const { t, i18n } = useLingui()
  const hasProduct = port.products !== undefined
  const columns = useMemo(() => [...feeColumns(i18n), ...(hasProduct ? [productColumn] : [])], [i18n, hasProduct])
  const { feeWindow, fee: about, ...withoutWindow } = search
  const close = () => onSearch(withoutWindow)
  const open = (next: Pick<FeesSearch, 'feeWindow' | 'fee'>) => onSearch({ ...withoutWindow, ...next })
  const adding = {
    opened: feeWindow === 'add',
    onClose: (added?: Fee) => onSearch(showAdded(feeList, withoutWindow, added?.id)),
  }
  const buttonsOf = (fee: Fee) => {
    const today = viennaToday()
    const own = { port, fee, onClose: close }
    return (
      <>
        {isEndEditable(fee, today) && (
          <PlanEnd
            {...own}
            opened={feeWindow === 'end' && about === fee.id}
            onOpen={() => open({ feeWindow: 'end', fee: fee.id })}
          />
        )}
        {isDeletable(fee, today) ? (
          <DeleteFee
            {...own}
            opened={feeWindow === 'delete' && about === fee.id}
            onOpen={() => open({ feeWindow: 'delete', fee: fee.id })}
          />
        ) : (
          <NoAction />
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
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open({ feeWindow: 'add' })}>
          <Trans>Add fee or credit</Trans>
        </Button>
      </Group>
      <ClientTable
        key={i18n.locale} // sorted by translated words
        label={t`Fees and credits`}
        query={port.fees()}
        rows={rowsOf}
        rowId={idOf}
        columns={columns}
        pageSize={pageSize}
        list={feeList}
        search={withoutWindow}
        onSearch={onSearch}
        empty={{
          title: <Trans>There are no fees or credits yet</Trans>,
          text: (
            <Trans>Nothing is billed or credited besides payments. You can add something with the button above.</Trans>
          ),
        }}
        actions={buttonsOf}
      />
      {port.products === undefined ? (
        <AddBusinessFeeModal port={port} {...adding} />
      ) : (
        <AddPrivateFeeModal port={port} {...adding} />
      )}
    </Stack>
  )
}
