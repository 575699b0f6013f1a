/** The list of a history; its modal loads it when it is first opened. */
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, Stack, Text, Button } from '@mantine/core'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { cloneElement, useMemo, useState, useId, type ReactElement } from 'react'
import { historyPageSize } from '#generated/model/constants.ts'
import type { HistoryChange } from '#generated/model/history-change.ts'
import type { HistoryEntry } from '#generated/model/history-entry.ts'
import type { HistorySubject } from '#generated/model/history-subject.ts'
import type { HistoryList } from '#generated/model/history-list.ts'
import type { UserType } from '#generated/model/user-type.ts'
import { EmailText } from '#src/shared/elements/email-text.tsx'
import { Timestamp } from '#src/shared/elements/timestamp.tsx'
import { formatDateTime } from '#src/shared/format/day.ts'
import { formatCallNumber } from '#src/shared/format/numbers.ts'
import { labelOf } from '#src/shared/i18n/label-of.ts'
import { ClientTable } from '#src/shared/table/client/client-table.tsx'
import type { Column } from '#src/shared/table/columns.tsx'
import { SearchBox } from '#src/shared/table/filters/filters.tsx'
import { defineList } from '#src/shared/table/state/list-search.ts'
import type { HistoryObject, HistoryPort, SubjectLink } from './history-port.ts'
import classes from './history.module.css'

type DescribeChange = (i18n: I18n, change: HistoryChange) => ChangeText

export type HistoryEntriesProps = {
  port: HistoryPort
  object: HistoryObject
  /** The name of the record or person. */
  name: string
  /** Says what has changed, in the language of the reader. */
  describe: DescribeChange
  subjectLink?: SubjectLink | undefined
}

/** The list in the modal; one character is enough for its search (R569). */
const historyList = defineList({
  sort: ['activityTimestamp', 'user', 'userType', 'activity'],
  search: { minimum: 0 },
})

const readRows = ({ historyEntries }: HistoryList) => historyEntries
/** Entries have no id; two within a second differ in their activity. */
const createId = ({ activityTimestamp, user, activity }: HistoryEntry) => `${activityTimestamp} ${user} ${activity}`

/** Keeps search and page outside of the address, which belongs to the page below the modal. */
export function HistoryEntries({ port, object, name, describe, subjectLink }: HistoryEntriesProps) {
  const { t, i18n } = useLingui()
  const [search, setSearch] = useState<ReturnType<typeof historyList.parse>>({})
  const [loginActivity, setLoginActivity] = useState(false)
  const columns = useMemo(() => createHistoryColumns(i18n, describe, subjectLink), [i18n, describe, subjectLink])
  return (
    <Stack gap="md">
      <Text>{t`Changes to ${name}, newest first.`}</Text>
      <SearchBox label={t`Search history`} list={historyList} search={search} onSearch={setSearch} />
      <Checkbox
        size="md"
        label={t`Show sign-ins and sign-outs`}
        checked={loginActivity}
        onChange={(event) => {
          setLoginActivity(event.currentTarget.checked)
          setSearch(({ page: _page, ...rest }) => rest)
        }}
      />
      <ClientTable
        name="history"
        label={t`History`}
        query={port.history(object, loginActivity)}
        rows={readRows}
        rowId={createId}
        columns={columns}
        pageSize={historyPageSize}
        list={historyList}
        search={search}
        onSearch={setSearch}
        hasNamedViews={false}
        empty={{
          title: <Trans>Nothing has been changed yet.</Trans>,
          text: <Trans>Every change will appear here.</Trans>,
        }}
      />
    </Stack>
  )
}

/** R460 */
const userTypeLabels: Record<UserType, MessageDescriptor> = {
  PRIVATE_CUSTOMER: msg`Private customer`,
  BUSINESS_ADMIN: msg`Administrator`,
  BANK_EMPLOYEE: msg`Bank employee`,
}

/** The columns (R872); sorted and searched by the translated text, with the changed fields. */
const createHistoryColumns = (
  i18n: I18n,
  describe: DescribeChange,
  subjectLink: SubjectLink | undefined,
): readonly Column<HistoryEntry>[] => [
  {
    id: 'activityTimestamp',
    defaultSort: 'desc',
    header: msg`Time`,
    width: 'moment',
    role: 'title',
    value: ({ activityTimestamp }) => activityTimestamp,
    cell: ({ activityTimestamp }) => <Timestamp at={activityTimestamp} />,
    searchText: ({ activityTimestamp }) => formatDateTime(activityTimestamp),
    sortable: true,
  },
  {
    id: 'user',
    header: msg`User`,
    width: 'email',
    role: 'detail',
    value: ({ user }) => user,
    cell: ({ user }) => <EmailText>{user}</EmailText>,
    sortable: true,
  },
  {
    id: 'userType',
    header: msg`User type`,
    width: 'label',
    role: 'detail',
    value: ({ userType }) => labelOf(i18n, userTypeLabels, userType),
    sortable: true,
  },
  {
    id: 'activity',
    header: msg`Activity`,
    width: 'text',
    role: 'subtitle',
    value: ({ activity }) => activity,
    cell: ({ activity, subject, changes = [] }) => (
      <div className={classes.activity}>
        {activity}
        {subject && <Subject subject={subject} link={subjectLink?.(subject)} />}
        {changes.length > 0 && <ChangedFields changes={changes.map((change) => describe(i18n, change))} />}
      </div>
    ),
    searchText: ({ activity, subject, changes = [] }) =>
      [
        activity,
        subject && nameOf(subject),
        ...changes.flatMap((change) => {
          const { label, before, after } = describe(i18n, change)
          return [label, before, after]
        }),
      ].join(' '),
    sortable: true,
  },
]

/** The name as its list shows it. */
const nameOf = ({ type, name }: HistorySubject): string => (type === 'CALLING_NUMBER' ? formatCallNumber(name) : name)

/** The named thing: a link while it exists and has a list of its own, and a note when it does not exist any more. */
function Subject({ subject, link }: { subject: HistorySubject; link: ReactElement | undefined }) {
  const name = <bdi>{nameOf(subject)}</bdi>
  return (
    <div className={classes.subject}>
      {subject.exists && link ? cloneElement(link, {}, name) : <b>{name}</b>}
      {!subject.exists && (
        <>
          {' '}
          <Trans>(no longer exists)</Trans>
        </>
      )}
    </div>
  )
}

/** The label of a changed field and its values; no value where the record did not exist. */
type ChangeText = { field: string; label: string; before?: string; after?: string }

/** A longer list shows only the first fields until it is opened. */
const [longest, folded] = [4, 3]

/** The changed fields of an entry: from what to what, and only one value for a record that was added or deleted. */
function ChangedFields({ changes }: { changes: readonly ChangeText[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  const isLong = changes.length > longest
  const count = changes.length
  return (
    <>
      <ul id={listId} className={classes.changes}>
        {(isLong && !isOpen ? changes.slice(0, folded) : changes).map((change) => (
          <li key={change.field}>
            {change.label}: <Values {...change} />
          </li>
        ))}
      </ul>
      {isLong && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.more}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <Trans>Show fewer fields</Trans> : <Trans>Show all {count} fields</Trans>}
        </Button>
      )}
    </>
  )
}

function Values({ before, after }: ChangeText) {
  if (before === undefined || after === undefined) return <b>{after ?? before}</b>
  return (
    <>
      <span className="visually-hidden">
        <Trans>before:</Trans>{' '}
      </span>
      {before} <span aria-hidden>→</span>
      <span className="visually-hidden">
        , <Trans>after:</Trans>
      </span>{' '}
      <b>{after}</b>
    </>
  )
}
