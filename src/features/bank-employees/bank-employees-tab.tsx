import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { employeesPageSize } from '#generated/model/constants.ts'
import type { BankEmployee } from '#generated/model/bank-employee.ts'
import { ModalSwitch } from '#src/shared/page/open-modal.tsx'
import { ClientTable } from '#src/shared/table/client/client-table.tsx'
import { accessColumn, type Column, emailColumn, nameColumns, idOf, resultsOf } from '#src/shared/table/columns.tsx'
import { revealAddedRow } from '#src/shared/table/state/list-state.ts'
import { type BankEmployeesPort, type BankEmployeesUrlState, employeeList } from './bank-employees-port.ts'
import { AddEmployeeModal, EditEmployee, formatRoles } from './employee-modals.tsx'

type Props = BankEmployeesUrlState & { port: BankEmployeesPort }

const toneOf = ({ active }: BankEmployee) => (active ? undefined : 'muted')

/** Roles are sorted by their labels (R874). */
const createColumns = (i18n: I18n): readonly Column<BankEmployee>[] => [
  emailColumn,
  ...nameColumns,
  {
    id: 'roles',
    header: msg`Roles`,
    width: 'text',
    role: 'detail',
    long: true,
    value: ({ roles }) => formatRoles(i18n, roles),
    sortable: true,
  },
  accessColumn('active', ({ active }) => active),
]

/** The bank employees with their roles: the list, adding and editing (R382, R874). */
export function BankEmployeesTab({ port, search, onSearch, modals }: Props) {
  const { t, i18n } = useLingui()
  const columns = useMemo(() => createColumns(i18n), [i18n])
  const actionsOf = (employee: BankEmployee) => (
    <ModalSwitch modals={modals} modal={['edit', employee.id]}>
      {(opened) => (
        <EditEmployee
          port={port}
          employee={employee}
          opened={opened}
          onOpen={() => modals.open('edit', employee.id)}
          onClose={() => modals.close()}
        />
      )}
    </ModalSwitch>
  )
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Text c="dimmed" size="sm" maw={900}>
          <Trans>Who can sign in for the bank, and what they are allowed to do.</Trans>
        </Text>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => modals.open('add')}>
          <Trans>Add bank employee</Trans>
        </Button>
      </Group>
      <ClientTable
        key={i18n.locale} // sorted and searched by translated words
        name="bank-employees"
        label={t`Bank employees`}
        query={port.employees()}
        rows={resultsOf}
        rowId={idOf}
        columns={columns}
        pageSize={employeesPageSize}
        list={employeeList}
        search={search}
        onSearch={onSearch}
        tone={toneOf}
        empty={{ title: <Trans>No bank employees yet</Trans> }}
        actions={actionsOf}
        actionsWidth={{ icons: 1 }}
      />
      <ModalSwitch modals={modals} modal={['add']}>
        {(opened) => (
          <AddEmployeeModal
            port={port}
            opened={opened}
            onClose={(added) => modals.close(revealAddedRow(employeeList, search, added?.id))}
          />
        )}
      </ModalSwitch>
    </Stack>
  )
}
