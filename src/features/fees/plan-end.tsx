import { Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconPencil } from '@tabler/icons-react'
import type { Fee } from '#generated/model/fee.ts'
import { IconButton } from '#src/shared/elements/icon-button.tsx'
import { DateField } from '#src/shared/form/fields/date-field.tsx'
import { ChangeModal } from '#src/shared/form/shell/modal-form.tsx'
import { viennaToday } from '#src/shared/day/vienna-day.ts'
import { formatDate } from '#src/shared/format/date.ts'
import { earliestEnd, isEndEditable } from './fee-rules.ts'
import type { FeesPort, PlannedEnd } from './fees-port.ts'

type Props = { port: FeesPort; fee: Fee; opened: boolean; onOpen: () => void; onClose: () => void }

const valuesOf = ({ plannedEndDate }: Fee): PlannedEnd => ({ plannedEndDate: plannedEndDate ?? '' })

/** The button of a row and its modal: until when a monthly fee goes on; without a day it has no end (R419, R555). */
export function PlanEnd({ port, fee, opened, onOpen, onClose }: Props) {
  const { t } = useLingui()
  const { transactionText, startDate } = fee
  const earliest = earliestEnd(fee, viennaToday())
  return (
    <>
      <IconButton
        label={t`Change the planned end of ${transactionText}`}
        onClick={onOpen}
        icon={<IconPencil size={20} aria-hidden />}
      />
      <ChangeModal
        title={t`Change planned end`}
        opened={opened}
        onClose={onClose}
        change={port.planEnd}
        record={fee}
        values={valuesOf}
        schema={() => import('./fee-schemas.ts').then((schemas) => schemas.plannedEnd(earliest))}
        submitLabel={t`Save`}
        success={msg`The planned end is changed.`}
        notPossible={(stored) =>
          isEndEditable(stored, viennaToday())
            ? undefined
            : msg`The fee or credit has ended in the meantime. Its planned end cannot be changed any more.`
        }
        onlyChanged
      >
        {(control) => (
          <>
            <Text>{t`${transactionText}, from ${formatDate(startDate)} on`}</Text>
            <DateField
              control={control}
              name="plannedEndDate"
              label={t`Planned end`}
              description={t`The last day of a month, from ${formatDate(earliest)} on. Leave it empty for no end.`}
              optional
              min={earliest}
            />
          </>
        )}
      </ChangeModal>
    </>
  )
}
