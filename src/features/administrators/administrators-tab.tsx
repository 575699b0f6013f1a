import { Button, Group, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import type { BusinessAdmin } from '#generated/model/business-admin.ts'
import type { BusinessAdminList } from '#generated/model/business-admin-list.ts'
import { ModalSwitch } from '#src/shared/page/open-modal.tsx'
import { ClientTable } from '#src/shared/table/client-table.tsx'
import { revealAddedRow } from '#src/shared/table/state/list-state.ts'
import { AddAdministratorModal } from './add-administrator-modal.tsx'
import { administratorColumns, taskColumn } from './administrator-columns.tsx'
import type { AdministratorsPort } from './administrators-port.ts'
import { administratorList, type AdministratorsPlace } from './administrators-search.ts'
import { EditAdministrator } from './edit-administrator.tsx'

type Props = AdministratorsPlace & {
  port: AdministratorsPort
  /** More buttons of a row, such as the one that opens its history (R448). */
  rowActions?: (administrator: BusinessAdmin) => ReactNode
}

/** A company has no more than this on a page (R834). */
const pageSize = 20

const rowsOf = ({ results }: BusinessAdminList) => results
const idOf = ({ id }: BusinessAdmin) => id
const toneOf = ({ isActive }: BusinessAdmin) => (isActive ? undefined : 'muted')

/** Who runs the company: a list with the ways to add and to change somebody (R542, R880). */
export function AdministratorsTab({ port, search, onSearch, modals, rowActions }: Props) {
  const { t } = useLingui()
  const { isWorkedOn } = port
  const columns = useMemo(
    () => (isWorkedOn === undefined ? administratorColumns : [...administratorColumns, taskColumn(isWorkedOn)]),
    [isWorkedOn],
  )
  const active = useQuery(port.administrators()).data?.results.filter(({ isActive }) => isActive)
  const buttonsOf = (administrator: BusinessAdmin) => (
    <>
      <ModalSwitch modals={modals} modal={['edit', administrator.id]}>
        {(opened) => (
          <EditAdministrator
            port={port}
            administrator={administrator}
            isLast={active?.length === 1 && administrator.isActive}
            opened={opened}
            onOpen={() => modals.open('edit', administrator.id)}
            onClose={() => modals.close()}
          />
        )}
      </ModalSwitch>
      {rowActions?.(administrator)}
    </>
  )
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Text c="dimmed" maw={560}>
          <Trans>Administrators manage the company here: calling numbers, bills and other administrators.</Trans>
        </Text>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => modals.open('add')}>
          <Trans>Add administrator</Trans>
        </Button>
      </Group>
      <ClientTable
        name="administrators"
        label={t`Administrators`}
        query={port.administrators()}
        rows={rowsOf}
        rowId={idOf}
        columns={columns}
        pageSize={pageSize}
        list={administratorList}
        search={search}
        onSearch={onSearch}
        tone={toneOf}
        {...(isWorkedOn !== undefined && { isInProgress: isWorkedOn })}
        empty={{
          title: <Trans>There are no administrators yet</Trans>,
          text: <Trans>Nobody can sign in for this company. Add the first administrator with the button above.</Trans>,
        }}
        actions={buttonsOf}
      />
      <ModalSwitch modals={modals} modal={['add']}>
        {(opened) => (
          <AddAdministratorModal
            port={port}
            opened={opened}
            onClose={(added) => modals.close(revealAddedRow(administratorList, search, added?.id))}
          />
        )}
      </ModalSwitch>
    </Stack>
  )
}
