import { Checkbox, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { HistoryEntry } from '#generated/model/history-entry.ts'
import type { HistoryList } from '#generated/model/history-list.ts'
import { ClientTable } from '#src/shared/table/client-table.tsx'
import { SearchBox } from '#src/shared/table/filters/filters.tsx'
import { Modal } from '#src/shared/ui/modal/modal.tsx'
import { historyColumns } from './history-columns.tsx'
import type { HistoryObject, HistoryPort } from './history-port.ts'
import { historyList, type HistorySearch } from './history-search.ts'

/** Entries on a page (R711). */
const pageSize = 20

type Props = {
  port: HistoryPort
  object: HistoryObject
  /** Who or what it is about. */
  name: string
}

const rowsOf = ({ historyEntries }: HistoryList) => historyEntries
/** Entries have no id; two of one second differ in what was done. */
const idOf = ({ activityTimestamp, user, activity }: HistoryEntry) => `${activityTimestamp} ${user} ${activity}`

/** Who did what, and when (R387, R872). */
export function HistoryModal({ opened, onClose, ...props }: Props & { opened: boolean; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Modal opened={opened} onClose={onClose} title={t`History`} size={960}>
      <Entries {...props} />
    </Modal>
  )
}

/** What is searched and turned to is forgotten with the modal; the address has the page below it. */
function Entries({ port, object, name }: Props) {
  const { t, i18n } = useLingui()
  const [search, setSearch] = useState<HistorySearch>({})
  const [loginActivity, setLoginActivity] = useState(false)
  const columns = useMemo(() => historyColumns(i18n), [i18n])
  return (
    <Stack gap="md">
      <Text>{t`Who changed something about ${name}, newest first.`}</Text>
      <SearchBox label={t`Search history`} list={historyList} search={search} onSearch={setSearch} />
      <Checkbox
        size="md"
        label={t`Show signing in and out`}
        checked={loginActivity}
        onChange={(event) => {
          setLoginActivity(event.currentTarget.checked)
          setSearch(({ page: _page, ...kept }) => kept)
        }}
      />
      <ClientTable
        name="history"
        label={t`History`}
        query={port.history(object, loginActivity)}
        rows={rowsOf}
        rowId={idOf}
        columns={columns}
        pageSize={pageSize}
        list={historyList}
        search={search}
        onSearch={setSearch}
        empty={{
          title: <Trans>Nothing has been changed yet.</Trans>,
          text: <Trans>Every change is shown here as soon as somebody makes it.</Trans>,
        }}
      />
    </Stack>
  )
}
