import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconBan, IconEye, IconLock, IconLockOpen, IconPencil } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import type { CallingNumber } from '#generated/model/calling-number.ts'
import { IconButton } from '#src/shared/elements/icon-button.tsx'
import { formatCallNumber } from '#src/shared/format/call-number.ts'
import { actionsFor, type NumberAction } from './number-actions.ts'

type Look = {
  icon: ComponentType<{ size: number; 'aria-hidden': true }>
  title: MessageDescriptor
  name: (phone: string) => MessageDescriptor
}

const looks: Record<NumberAction, Look> = {
  edit: { icon: IconPencil, title: msg`Change`, name: (phone) => msg`Change ${phone}` },
  view: { icon: IconEye, title: msg`View`, name: (phone) => msg`View ${phone}` },
  block: { icon: IconLock, title: msg`Block`, name: (phone) => msg`Block ${phone}` },
  'cancel-block': { icon: IconLockOpen, title: msg`Unblock`, name: (phone) => msg`Unblock ${phone}` },
  deactivate: { icon: IconBan, title: msg`Deactivate`, name: (phone) => msg`Deactivate ${phone}` },
}

type Props = {
  number: CallingNumber
  onOpen: (action: NumberAction, number: CallingNumber) => void
  children?: ReactNode
}

/** What may be done with this number (R881). */
export function NumberRowActions({ number, onOpen, children }: Props) {
  const { i18n } = useLingui()
  const buttons = actionsFor(number).map((action) => {
    const { icon: Icon, title, name } = looks[action]
    return (
      <IconButton
        key={action}
        title={i18n._(title)}
        label={i18n._(name(formatCallNumber(number.callingNumber)))}
        onClick={() => onOpen(action, number)}
        icon={<Icon size={20} aria-hidden={true} />}
      />
    )
  })
  return (
    <>
      {buttons}
      {children}
    </>
  )
}
