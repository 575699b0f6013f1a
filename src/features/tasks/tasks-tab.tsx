import { Button, Group, Stack, Text } from '@mantine/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Task } from '#generated/model/task.ts'
import type { TaskList } from '#generated/model/task-list.ts'
import { FilterBar, SelectFilter, SearchBox } from '#src/shared/table/filters/filters.tsx'
import { ModalSwitch } from '#src/shared/page/open-modal.tsx'
import { ClientTable } from '#src/shared/table/client-table.tsx'
import { updateListSearch } from '#src/shared/table/state/list-state.ts'
import type { FilterPredicates } from '#src/shared/table/filters/filtered-rows.ts'
import { ReloadButton } from '#src/shared/table/reload-button.tsx'
import { ConfirmModal } from '#src/shared/ui/modal/confirm-modal.tsx'
import { Consequences } from '#src/shared/ui/modal/consequences.tsx'
import { taskColumns } from './task-columns.tsx'
import { TaskError } from './task-error.tsx'
import type { TasksPort } from './tasks-port.ts'
import { attemptsChoices, taskList, usualAttempts, type TasksPlace, type TasksSearch } from './tasks-search.ts'

type Props = TasksPlace & { port: TasksPort }

const pageSize = 20 // R826
const rowsOf = ({ results }: TaskList) => results
const idOf = ({ id }: Task) => id
const hasFailed = (task: Task): task is Task & { errorMessage: string } => task.errorMessage !== null
/** It is being tried, or waits for its first try. */
const isTried = (task: Task) => !hasFailed(task)
const matches: FilterPredicates<Task, TasksSearch> = { attempts: (task, least) => task.attempts >= Number(least) }
const attemptOptions = attemptsChoices.map((value) => ({ value, label: value }))

/** The work in the background that is not done, with its errors and the way to try it again (R385, R562). */
export function TasksTab({ port, search, onSearch, modals }: Props) {
  const { t, i18n } = useLingui()
  const columns = useMemo(() => taskColumns(i18n), [i18n])
  const shown = { ...search, attempts: search.attempts ?? usualAttempts } as const
  // Showing all entries takes the filter away, and with it the default.
  const change = (next: Partial<typeof shown>) => onSearch({ ...next, attempts: next.attempts ?? '0' })
  const errorOf = (task: Task) =>
    hasFailed(task) && (
      <ModalSwitch modals={modals} modal={['error', task.id]}>
        {(opened) => (
          <TaskError
            task={task}
            opened={opened}
            onOpen={() => modals.open('error', task.id)}
            onClose={() => modals.close()}
          />
        )}
      </ModalSwitch>
    )
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Text c="dimmed" maw={560}>
          <Trans>What the systems do in the background and have not done yet.</Trans>
        </Text>
        <Group gap="sm">
          <RetryButton port={port} />
          <ReloadButton query={port.tasks()} />
        </Group>
      </Group>
      <FilterBar>
        <SearchBox
          label={t`Search tasks`}
          description={t`One word with at least 3 characters, such as a customer number`}
          list={taskList}
          search={shown}
          onSearch={change}
        />
        <SelectFilter
          label={t`Minimum attempts`}
          options={attemptOptions}
          chosen={shown.attempts}
          onChoose={(attempts) => change(updateListSearch(shown, { attempts }))}
        />
      </FilterBar>
      <ClientTable
        key={i18n.locale} // sorted and searched by translated words
        name="tasks"
        label={t`Tasks`}
        query={port.tasks()}
        rows={rowsOf}
        rowId={idOf}
        columns={columns}
        pageSize={pageSize}
        list={taskList}
        search={shown}
        onSearch={change}
        matches={matches}
        isInProgress={isTried}
        empty={{ title: <Trans>There are no tasks</Trans>, text: <Trans>Everything is done.</Trans> }}
        actions={errorOf}
      />
    </Stack>
  )
}

/** Only there while something has failed (A142). */
function RetryButton({ port }: { port: TasksPort }) {
  const { data } = useQuery(port.tasks())
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const failed = data?.results.filter(hasFailed).length ?? 0
  return (
    <>
      {/* Its place is kept while nobody knows. */}
      {(data === undefined || failed > 0) && (
        <Button {...(data === undefined && { style: { visibility: 'hidden' } })} onClick={() => setAsking(true)}>
          <Trans>Retry all failed tasks</Trans>
        </Button>
      )}
      <ConfirmModal
        title={t`Retry all failed tasks?`}
        opened={asking}
        onClose={() => setAsking(false)}
        command={port.retry}
        input={undefined}
        confirmLabel={plural(failed, { one: 'Retry # task', other: 'Retry # tasks' })}
        danger
        success={msg`The failed tasks are tried again now. The list shows the outcome.`}
      >
        <Consequences
          facts={[
            { label: t`Failed tasks`, value: failed },
            { label: t`What happens`, value: t`each of them is tried again at once, whatever the filter shows` },
          ]}
        />
      </ConfirmModal>
    </>
  )
}
