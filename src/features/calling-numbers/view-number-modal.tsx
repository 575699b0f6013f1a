import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ValueBadge } from '#src/shared/elements/status-badge.tsx'
import { formatCallNumber } from '#src/shared/format/call-number.ts'
import { formatDate } from '#src/shared/format/date.ts'
import { formatMoney } from '#src/shared/format/money.ts'
import { Modal } from '#src/shared/ui/modal/modal.tsx'
import { labelOf } from '#src/shared/i18n/label-of.ts'
import { Section } from '#src/shared/ui/section.tsx'
import { FieldsSkeleton } from '#src/shared/table/table-states.tsx'
import type { CallingNumbersPort } from './calling-numbers-port.ts'
import classes from './calling-numbers.module.css'
import { reasonLabels, stateLabels } from './number-states.ts'

type Props = { port: CallingNumbersPort; opened: boolean; onClose: () => void; id: string }

/** A number that can only be read (R536). */
export function ViewNumberModal({ opened, onClose, ...props }: Props) {
  const { t } = useLingui()
  return (
    <Modal title={t`Calling number`} opened={opened} onClose={onClose}>
      <Section skeleton={<FieldsSkeleton queries={[]} fields={6} />}>
        <Facts {...props} />
      </Section>
    </Modal>
  )
}

function Facts({ port, id }: Pick<Props, 'port' | 'id'>) {
  const { i18n, t } = useLingui()
  const { data: number } = useSuspenseQuery(port.number(id))
  const { data: cities } = useSuspenseQuery(port.cities())
  const day = (date: string | null) => date && formatDate(date)
  const facts: [string, ReactNode][] = [
    [t`Calling number`, formatCallNumber(number.callingNumber)],
    [t`Status`, <ValueBadge key="status" states={stateLabels} value={number.status} />],
    [t`First name`, number.firstName],
    [t`Last name`, number.lastName],
    [t`E-mail address`, number.email],
    [t`Employee number`, number.employeeNumber],
    [t`Licence plate`, number.carNumber],
    [t`Preferred city`, cities.results.find(({ cityId }) => cityId === number.preferredCity)?.name],
    [t`Limit in euros`, formatMoney(number.limit)],
    [t`Reload value in hours`, String(number.reloadValue)],
    [t`Free attribute 1`, number.custReportAttr1],
    [t`Free attribute 2`, number.custReportAttr2],
    [t`Activated on`, day(number.activationDate)],
    [t`Deactivated on`, day(number.deactivationDate)],
    [t`Reason`, number.deactivationReason && labelOf(i18n, reasonLabels, number.deactivationReason)],
  ]
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
