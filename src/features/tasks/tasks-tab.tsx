import '@mantine/core/styles/Code.layer.css'
import { Anchor, Button, Code, Stack, Text } from '@mantine/core'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { cloneElement, useMemo, type ReactElement } from 'react'
import { searchMinimum, tasksPageSize } from '#generated/model/constants.ts'
import type { Task } from '#generated/model/task.ts'
import type { TaskObjectType } from '#generated/model/task-object-type.ts'
import { Copyable } from '#src/shared/elements/copyable.tsx'
import { EmailText } from '#src/shared/elements/email-text.tsx'
import { Timestamp } from '#src/shared/elements/timestamp.tsx'
import { formatDateTime } from '#src/shared/format/day.ts'
import { labelOf } from '#src/shared/i18n/label-of.ts'
import { useHistoryStep } from '#src/shared/page/history-step.ts'
import { ModalSwitch } from '#src/shared/page/open-modal.tsx'
import { ClientTable } from '#src/shared/table/client/client-table.tsx'
import { SortSelect } from '#src/shared/table/table-head.tsx'
import { type Column, idOf, resultsOf } from '#src/shared/table/columns.tsx'
import type { FilterPredicates } from '#src/shared/table/client/matching-rows.ts'
import { activeSearch, FilterBar, SearchBox, SelectFilter } from '#src/shared/table/filters/filters.tsx'
import { ReloadButton } from '#src/shared/table/reload-button.tsx'
import { updateListSearch } from '#src/shared/table/state/list-state.ts'
import { ConfirmModal } from '#src/shared/ui/modal/confirm-modal.tsx'
import { Consequences } from '#src/shared/ui/modal/consequences.tsx'
import { Modal } from '#src/shared/ui/modal/modal.tsx'
import {
  attemptsChoices,
  defaultAttempts,
  taskList,
  type TasksPort,
  type TasksSearch,
  type TasksUrlState,
} from './tasks-port.ts'

/** An empty link to what a task works on, or nothing where it has no page. */
type ObjectLink = (task: Task) => ReactElement | undefined

/** Define `objectLink` at module scope, since a new one creates the columns again. */
type Props = TasksUrlState & { port: TasksPort; objectLink: ObjectLink }

const hasFailed = (task: Task): task is Task & { errorMessage: string } => task.errorMessage !== null
/** The task runs, or waits for its first attempt. */
const isPending = (task: Task) => !hasFailed(task)
const matches: FilterPredicates<Task, TasksSearch> = { attempts: (task, minimum) => task.attempts >= Number(minimum) }
const attemptOptions = attemptsChoices.map((value) => ({ value, label: value }))

/** The background tasks that are not done, with their errors and a retry (R385, R562). */
export function TasksTab({ port, objectLink, search, onSearch, modals }: Props) {
  const { t, i18n } = useLingui()
  const columns = useMemo(() => createTaskColumns(i18n, objectLink), [i18n, objectLink])
  const searchWithDefault = { ...search, attempts: search.attempts ?? defaultAttempts } as const
  // Removing the filter shows all tasks, not the default.
  const changeSearch = (next: Partial<typeof searchWithDefault>) =>
    onSearch({ ...next, attempts: next.attempts ?? '0' })
  const errorAction = (task: Task) =>
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
      <FilterBar
        sort={<SortSelect columns={columns} search={searchWithDefault} onSearch={changeSearch} />}
        active={[
          ...activeSearch(search.q, () => changeSearch(updateListSearch(searchWithDefault, { q: undefined }))),
          ...(searchWithDefault.attempts === defaultAttempts
            ? []
            : [
                {
                  label: t`Minimum attempts: ${searchWithDefault.attempts}`,
                  onRemove: () => changeSearch(updateListSearch(searchWithDefault, { attempts: defaultAttempts })),
                },
              ]),
        ]}
        button={
          <>
            <RetryButton port={port} />
            <ReloadButton query={port.tasks()} />
          </>
        }
      >
        <SearchBox
          label={t`Search tasks`}
          description={t`One word with at least ${searchMinimum} characters, such as a customer number`}
          list={taskList}
          search={searchWithDefault}
          onSearch={changeSearch}
        />
        <SelectFilter
          label={t`Minimum attempts`}
          options={attemptOptions}
          chosen={searchWithDefault.attempts}
          onChoose={(attempts) => changeSearch(updateListSearch(searchWithDefault, { attempts }))}
        />
      </FilterBar>
      <ClientTable
        key={i18n.locale} // sorted and searched by translated words
        name="tasks"
        label={t`Tasks`}
        query={port.tasks()}
        rows={resultsOf}
        rowId={idOf}
        columns={columns}
        pageSize={tasksPageSize}
        list={taskList}
        search={searchWithDefault}
        onSearch={changeSearch}
        matches={matches}
        isInProgress={isPending}
        empty={{ title: <Trans>No tasks</Trans>, text: <Trans>Everything is done.</Trans> }}
        actions={errorAction}
        actionsWidth={{ words: 140 }}
        sortInFilters
      />
    </Stack>
  )
}

/** Retries all failed tasks; only shown when there are some (A142). */
function RetryButton({ port }: { port: TasksPort }) {
  const { data } = useQuery(port.tasks())
  const { t } = useLingui()
  const question = useHistoryStep('retry-all')
  const failed = data?.results.filter(hasFailed).length ?? 0
  return (
    <>
      {/* Invisible while the tasks load, so that nothing moves. */}
      {(data === undefined || failed > 0) && (
        <Button {...(data === undefined && { style: { visibility: 'hidden' } })} onClick={() => question.open()}>
          <Trans>Retry all failed tasks</Trans>
        </Button>
      )}
      <ConfirmModal
        title={t`Retry all failed tasks?`}
        opened={question.isOpen}
        onClose={question.close}
        command={port.retry}
        input={undefined}
        confirmLabel={plural(failed, { one: 'Retry # task', other: 'Retry # tasks' })}
        success={msg`The failed tasks are being tried again. The list shows the result.`}
      >
        <Consequences
          facts={[
            { label: t`Failed tasks`, value: failed },
            {
              label: t`What happens`,
              value: t`all of them are tried again at once, including those that the filter hides`,
            },
          ]}
          reversal={t`Nothing is lost: a task that fails again stays in this list and can be retried.`}
        />
      </ConfirmModal>
    </>
  )
}

type ErrorProps = { task: Task & { errorMessage: string }; opened: boolean; onOpen: () => void; onClose: () => void }

/** The button of a failed task, and its modal with the error message for technicians (R390). */
function TaskError({ task, opened, onOpen, onClose }: ErrorProps) {
  const { t } = useLingui()
  const { businessIdentifier, errorMessage, supportId } = task
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t`Error message for ${businessIdentifier}`}
        onClick={onOpen}
      >
        <Trans>Error message</Trans>
      </Button>
      <Modal title={t`Why the last attempt failed`} opened={opened} onClose={onClose}>
        <Stack gap="md">
          <Text>{t`Message about ${businessIdentifier}:`}</Text>
          <Code block tabIndex={0} role="region" aria-label={t`Error message`}>
            {errorMessage}
          </Code>
          {supportId !== null && (
            <Text component="div" size="sm">
              <Trans>
                Support ID: <Copyable value={supportId} label={t`Support ID`} />
              </Trans>
            </Text>
          )}
        </Stack>
      </Modal>
    </>
  )
}

/** The end of a long identifier distinguishes rows; the copy button copies all of it. */
const shorten = (id: string) => `…${id.slice(-8)}`

function Identifier({ value, kind }: { value: string; kind: 'task' | 'support' }) {
  const { t } = useLingui()
  return (
    <Copyable value={value} label={kind === 'task' ? t`task id` : t`Support ID`}>
      <span className="amount">{shorten(value)}</span>
    </Copyable>
  )
}

/** The columns (R876); sorted and searched by the translated text. */
const createTaskColumns = (i18n: I18n, objectLink: ObjectLink): readonly Column<Task>[] => [
  {
    id: 'id',
    header: msg`Task`,
    width: 'identifier',
    role: 'detail',
    value: ({ id }) => id,
    cell: ({ id }) => <Identifier value={id} kind="task" />,
    sortable: true,
  },
  {
    id: 'creationDate',
    defaultSort: 'desc',
    header: msg`Created`,
    width: 'moment',
    role: 'detail',
    value: ({ creationDate }) => creationDate,
    cell: ({ creationDate }) => <Timestamp at={creationDate} />,
    searchText: ({ creationDate }) => formatDateTime(creationDate),
    sortable: true,
  },
  {
    id: 'objectType',
    header: msg`Object`,
    width: 'label',
    role: 'subtitle',
    value: ({ objectType }) => labelOf(i18n, objectLabels, objectType),
    sortable: true,
  },
  {
    id: 'businessIdentifier',
    header: msg`Identifier`,
    width: 'email',
    role: 'subtitle',
    long: true,
    value: ({ businessIdentifier }) => businessIdentifier,
    cell: (task) => {
      const identifier = (
        <bdi>
          <EmailText>{task.businessIdentifier}</EmailText>
        </bdi>
      )
      const link = objectLink(task)
      if (link === undefined) return identifier
      return (
        <Anchor size="sm" renderRoot={(props) => cloneElement(link, props)}>
          {identifier}
        </Anchor>
      )
    },
    sortable: true,
  },
  {
    id: 'taskType',
    header: msg`Task type`,
    width: 'text',
    role: 'title',
    value: ({ taskType }) => {
      const label = taskTypeLabel(taskType)
      return label === undefined ? taskType : i18n._(label)
    },
    sortable: true,
  },
  {
    id: 'attempts',
    header: msg`Attempts`,
    width: 'count',
    role: 'detail',
    value: ({ attempts }) => attempts,
    sortable: true,
    numeric: true,
    searchText: false,
  },
  {
    id: 'nextAttemptNotBefore',
    header: msg`Next attempt from`,
    width: 'moment',
    role: 'detail',
    value: ({ nextAttemptNotBefore }) => nextAttemptNotBefore,
    cell: ({ nextAttemptNotBefore }) => (nextAttemptNotBefore === null ? '–' : <Timestamp at={nextAttemptNotBefore} />),
    searchText: false,
    sortable: true,
  },
  {
    id: 'supportId',
    header: msg`Support ID`,
    width: 'identifier',
    role: 'detail',
    value: ({ supportId }) => supportId,
    cell: ({ supportId }) => (supportId === null ? '–' : <Identifier value={supportId} kind="support" />),
    sortable: true,
  },
]

/** The kinds of objects that tasks work on (R462). */
const objectLabels: Record<TaskObjectType, MessageDescriptor> = {
  PRIVATE_CUSTOMER: msg`Private customer`,
  PRIVATE_CUSTOMER_PRODUCT: msg`Product of a private customer`,
  BUSINESS_CUSTOMER: msg`Business customer`,
  EMAIL: msg`E-mail`,
  CALL_NUMBER: msg`Calling number`,
  BILL_RUN: msg`Bill run`,
  BILL_RUN_DAY: msg`Day of a bill run`,
  BILL_RUN_PRIVATE_TRANSACTION: msg`Bill run: private customers`,
  BILL_RUN_BUSINESS_TRANSACTION: msg`Bill run: business customers`,
  BILL_RUN_CALL_NUMBER_TRANSACTION: msg`Bill run: calling numbers`,
  VPN_NUMBER_MIGRATION: msg`VPN number migration`,
  TEST: msg`Test`,
}

const taskTypeLabels: Record<string, MessageDescriptor> = {
  DEMO: msg`Demonstration`,
  FAILING: msg`Task that always fails`,
  EMAIL_SENDING: msg`Send an e-mail`,
  ACCOUNTING_SYNC_PRIVATE_CUSTOMER: msg`Private customer to the accounting system`,
  ACCOUNTING_SYNC_BUSINESS_CUSTOMER: msg`Business customer to the accounting system`,
  PARTNER_SYNC_PRIVATE_CUSTOMER: msg`Private customer to the partner system`,
  PARKING_SYNC_CALL_NUMBER: msg`Calling number to the parking system`,
  CALL_NUMBER_CREATION_WITH_BLACKLIST_CHECK: msg`Create a calling number, with deny list check`,
  VPN_CHECK: msg`VPN check`,
  VPN_MIGRATION: msg`VPN migration`,
  BILL_RUN_SCHEDULING: msg`Schedule a bill run`,
  BILL_RUN_PRIVATE_TRANSACTION_CREATION: msg`Create billing items of private customers`,
  BILL_RUN_PRIVATE_TRANSACTION_SENDING: msg`Send billing items of private customers`,
  BILL_RUN_BUSINESS_TRANSACTION_CREATION: msg`Create billing items of business customers`,
  BILL_RUN_BUSINESS_TRANSACTION_SENDING: msg`Send billing items of business customers`,
  BILL_RUN_CALL_NUMBER_TRANSACTION_CREATION: msg`Create billing items of calling numbers`,
  BILL_RUN_CALL_NUMBER_TRANSACTION_SENDING: msg`Send billing items of calling numbers`,
}

/** What a task does; undefined for an unknown type, since the contract leaves the list open (R463). */
export const taskTypeLabel = (taskType: string): MessageDescriptor | undefined =>
  Object.hasOwn(taskTypeLabels, taskType) ? taskTypeLabels[taskType] : undefined
