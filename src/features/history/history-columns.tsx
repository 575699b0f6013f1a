import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HistoryEntry } from '#generated/model/history-entry.ts'
import type { UserType } from '#generated/model/user-type.ts'
import { formatDateTime } from '#src/shared/format/date.ts'
import { labelOf } from '#src/shared/i18n/label-of.ts'
import type { Column } from '#src/shared/table/column.ts'
import { EmailText } from '#src/shared/elements/email-text.tsx'
import { Timestamp } from '#src/shared/elements/timestamp.tsx'
import classes from './history.module.css'

/** Who did it, in words (R460). */
const userTypes: Record<UserType, MessageDescriptor> = {
  PRIVATE_CUSTOMER: msg`Private customer`,
  BUSINESS_ADMIN: msg`Administrator`,
  BANK_EMPLOYEE: msg`Bank employee`,
}

/** Time, who, which kind of user, what (R872); sorted and searched in the words of the language. */
export const historyColumns = (i18n: I18n): readonly Column<HistoryEntry>[] => [
  {
    id: 'activityTimestamp',
    defaultSort: 'desc',
    header: msg`Time`,
    role: 'title',
    value: ({ activityTimestamp }) => activityTimestamp,
    cell: ({ activityTimestamp }) => <Timestamp at={activityTimestamp} />,
    searchText: ({ activityTimestamp }) => formatDateTime(activityTimestamp),
    sortable: true,
  },
  {
    id: 'user',
    header: msg`User`,
    role: 'detail',
    value: ({ user }) => user,
    cell: ({ user }) => <EmailText>{user}</EmailText>,
    sortable: true,
  },
  {
    id: 'userType',
    header: msg`Kind of user`,
    role: 'detail',
    value: ({ userType }) => labelOf(i18n, userTypes, userType),
    sortable: true,
  },
  {
    id: 'activity',
    header: msg`Activity`,
    role: 'subtitle',
    value: ({ activity }) => activity,
    cell: ({ activity }) => <span className={classes.activity}>{activity}</span>,
    sortable: true,
  },
]
