import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { administratorsPageSize } from '#generated/model/constants.ts'
import type { BusinessAdmin } from '#generated/model/business-admin.ts'
import { StatusBadge } from '#src/shared/elements/status-badge.tsx'
import { ModalSwitch } from '#src/shared/page/open-modal.tsx'
import { ClientTable } from '#src/shared/table/client/client-table.tsx'
import { accessColumn, type Column, emailColumn, nameColumns, idOf, resultsOf } from '#src/shared/table/columns.tsx'
import { revealAddedRow } from '#src/shared/table/state/list-state.ts'
import { AddAdministratorModal, EditAdministrator } from './administrator-modals.tsx'
import { administratorList, type AdministratorsPort, type AdministratorsUrlState } from './administrators-port.ts'

type Props = AdministratorsUrlState & {
  port: AdministratorsPort
  /** Further buttons of a row, such as the one for its history (R448). */
  rowActions?: (administrator: BusinessAdmin) => ReactNode
}

const toneOf = ({ isActive }: BusinessAdmin) => (isActive ? undefined : 'muted')

/** The columns of every area (R880). */
const columns: readonly Column<BusinessAdmin>[] = [
  emailColumn,
  ...nameColumns,
  accessColumn('isActive', ({ isActive }) => isActive),
]

/** For bank employees (R446). */
const taskColumn = (hasOpenTask: (administrator: BusinessAdmin) => boolean): Column<BusinessAdmin> => ({
  id: 'taskOpen',
  header: msg`Open task`,
  width: 'label',
  role: 'detail',
  value: (administrator) => (hasOpenTask(administrator) ? 0 : 1), // ascending: open tasks first
  cell: (administrator) =>
    hasOpenTask(administrator) ? (
      <StatusBadge tone="waiting">
        <Trans>Task is running</Trans>
      </StatusBadge>
    ) : (
      <Trans>None</Trans>
    ),
  sortable: true,
})

/** The administrators of a company: the list, adding and editing (R542, R880). */
export function AdministratorsTab({ port, search, onSearch, modals, rowActions }: Props) {
  const { t } = useLingui()
  const { hasOpenTask } = port
  const allColumns = useMemo(
    () => (hasOpenTask === undefined ? columns : [...columns, taskColumn(hasOpenTask)]),
    [hasOpenTask],
  )
  const active = useQuery(port.administrators()).data?.results.filter(({ isActive }) => isActive)
  const actionsOf = (administrator: BusinessAdmin) => (
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
        <Text c="dimmed" size="sm" maw={900}>
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
        rows={resultsOf}
        rowId={idOf}
        columns={allColumns}
        pageSize={administratorsPageSize}
        list={administratorList}
        search={search}
        onSearch={onSearch}
        tone={toneOf}
        {...(hasOpenTask !== undefined && { isInProgress: hasOpenTask })}
        empty={{
          title: <Trans>No administrators yet</Trans>,
          text: <Trans>Nobody can sign in for this company yet. Please add the first administrator.</Trans>,
        }}
        actions={actionsOf}
        actionsWidth={{ icons: rowActions === undefined ? 1 : 2 }}
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
