import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconBan, IconEye, IconLock, IconLockOpen, IconPencil, IconSearch } from '@tabler/icons-react'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { CallingNumber } from '#generated/model/calling-number.ts'
import { IconButton, IconLink } from '#src/shared/elements/icon-button.tsx'
import { callNumberVariants, formatCallNumber, formatMoney } from '#src/shared/format/numbers.ts'
import { type Column, nameColumns, UsualValue } from '#src/shared/table/columns.tsx'
import type { ListLayout } from '#src/shared/table/table-layout.ts'
import { RowMenu } from '#src/shared/table/cards/row-menu.tsx'
import { numberStates } from './calling-numbers-port.ts'
import { allowedActions, type NumberAction, NumberStateBadge } from './number-states.tsx'

/** The columns of every area (R881); the state comes early, because it decides which actions are possible. */
export const numberColumns: readonly Column<CallingNumber>[] = [
  {
    id: 'callingNumber',
    header: msg`Calling number`,
    width: 'phone',
    role: 'title',
    value: ({ callingNumber }) => callingNumber,
    cell: ({ callingNumber }) => <span className="amount">{formatCallNumber(callingNumber)}</span>,
    searchText: ({ callingNumber }) => callNumberVariants(callingNumber),
    sortable: true,
  },
  {
    id: 'status',
    header: msg`Status`,
    width: 'state',
    role: 'state',
    value: ({ status }) => numberStates.indexOf(status),
    cell: (number) => <NumberStateBadge number={number} />,
    sortable: true,
    searchText: false,
  },
  ...nameColumns,
  {
    id: 'employeeNumber',
    header: msg`Employee no.`,
    width: 'code',
    role: 'detail',
    value: ({ employeeNumber }) => employeeNumber,
    sortable: true,
  },
  {
    id: 'carNumber',
    header: msg`Licence plate`,
    width: 'code',
    role: 'detail',
    value: ({ carNumber }) => carNumber,
    sortable: true,
  },
  {
    id: 'limit',
    header: msg`Limit in euros`,
    width: 'amount',
    role: 'detail',
    value: ({ limit }) => limit,
    cell: ({ limit }) => formatMoney(limit),
    sortable: true,
    numeric: true,
    searchText: false,
  },
  {
    id: 'reloadValue',
    header: msg`Reload value in hours`,
    width: 'quantity',
    role: 'detail',
    value: ({ reloadValue }) => reloadValue,
    sortable: true,
    numeric: true,
    searchText: false,
  },
]

/** With the column for bank employees (R445). */
export const numberColumnsWithTasks: readonly Column<CallingNumber>[] = [
  ...numberColumns,
  {
    id: 'taskOpen',
    header: msg`Open task`,
    width: 'flag',
    role: 'detail',
    value: ({ taskOpen }) => taskOpen,
    cell: ({ taskOpen }) =>
      taskOpen ? (
        <Trans>Yes</Trans>
      ) : (
        <UsualValue>
          <Trans>No</Trans>
        </UsualValue>
      ),
    sortable: true,
    searchText: false,
  },
]

type ActionButton = {
  icon: ComponentType<{ size: number; 'aria-hidden': true }>
  title: MessageDescriptor
  name: (phone: string) => MessageDescriptor
}

const actionButtons: Record<NumberAction, ActionButton> = {
  edit: { icon: IconPencil, title: msg`Change`, name: (phone) => msg`Change ${phone}` },
  view: { icon: IconEye, title: msg`View`, name: (phone) => msg`View ${phone}` },
  block: { icon: IconLock, title: msg`Block`, name: (phone) => msg`Block ${phone}` },
  'cancel-block': { icon: IconLockOpen, title: msg`Unblock`, name: (phone) => msg`Unblock ${phone}` },
  deactivate: { icon: IconBan, title: msg`Deactivate`, name: (phone) => msg`Deactivate ${phone}` },
}

type RowActionsProps = {
  number: CallingNumber
  layout: ListLayout
  onOpen: (action: NumberAction, number: CallingNumber) => void
  /** An empty link to the payments of the number. */
  paymentsLink: ReactElement
  children?: ReactNode
}

/** The buttons of a row: the actions that the state of the number allows (R881), its payments, and further ones. */
export function NumberRowActions({ number, layout, onOpen, paymentsLink, children }: RowActionsProps) {
  const { i18n, t } = useLingui()
  const phone = formatCallNumber(number.callingNumber)
  const paymentsTitle = t`Payments of this number`
  const buttons = allowedActions(number).map((action) => {
    const { icon: Icon, title, name } = actionButtons[action]
    return (
      <IconButton
        key={action}
        title={i18n._(title)}
        label={i18n._(name(phone))}
        onClick={() => onOpen(action, number)}
        icon={<Icon size={20} aria-hidden={true} />}
      />
    )
  })
  const actions = (
    <>
      {buttons}
      <IconLink
        title={paymentsTitle}
        label={`${paymentsTitle}: ${phone}`}
        link={paymentsLink}
        icon={<IconSearch size={20} aria-hidden />}
      />
      {children}
    </>
  )
  if (layout === 'table') return actions
  return (
    <RowMenu label={t`Actions`} about={t`Actions for ${phone}`}>
      {actions}
    </RowMenu>
  )
}
