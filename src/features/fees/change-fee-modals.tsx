/** What can be done with a fee of the list: change its planned end, delete it. Each is the button of a row with its modal. */
import { Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { Day } from '#generated/model/day.ts'
import type { Fee } from '#generated/model/fee.ts'
import { updateFeeRequestRules } from '#generated/model/update-fee-request-rules.ts'
import { formatDayInWords, viennaToday, formatDate } from '#src/shared/format/day.ts'
import { IconButton } from '#src/shared/elements/icon-button.tsx'
import { DateField } from '#src/shared/form/fields/date-field.tsx'
import { minDate } from '#src/shared/form/rules/date-rules.ts'
import { contractRules } from '#src/shared/form/rules/contract-rules.ts'
import { ChangeModal } from '#src/shared/form/shell/modal-form.tsx'
import { formatEuros } from '#src/shared/format/numbers.ts'
import { ConfirmChange } from '#src/shared/ui/modal/confirm-modal.tsx'
import { earliestEnd, isEndEditable } from './fee-types.ts'
import type { FeesPort, PlannedEnd } from './fees-port.ts'

type Props = { port: FeesPort; fee: Fee; opened: boolean; onOpen: () => void; onClose: () => void }

const plannedEndSchema = (earliest: string) =>
  z.object({ plannedEndDate: z.nullish(Day.check(minDate(earliest))) }).check(...contractRules(updateFeeRequestRules))

const plannedEndOf = ({ plannedEndDate }: Fee): PlannedEnd => ({ plannedEndDate: plannedEndDate ?? '' })

/** Changes the planned end of a monthly fee; without a day it has no end (R419, R555). */
export function ChangePlannedEnd({ port, fee, opened, onOpen, onClose }: Props) {
  const { t } = useLingui()
  const { transactionText, startDate } = fee
  const earliest = earliestEnd(fee, viennaToday())
  return (
    <>
      <IconButton
        title={t`Change planned end`}
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
        values={plannedEndOf}
        schema={async () => plannedEndSchema(earliest)}
        submitLabel={t`Save`}
        success={msg`Planned end changed.`}
        notPossible={(stored) =>
          isEndEditable(stored, viennaToday())
            ? undefined
            : msg`The fee or credit has ended in the meantime. Its planned end cannot be changed any more.`
        }
        onlyChanged
      >
        {(control) => (
          <>
            <Text>{t`${transactionText}, from ${formatDate(startDate)}`}</Text>
            <DateField
              control={control}
              name="plannedEndDate"
              label={t`Planned end`}
              description={t`The last day of a month, from ${formatDate(earliest)}. Leave it empty for no end.`}
              optional
              min={earliest}
            />
          </>
        )}
      </ChangeModal>
    </>
  )
}

/** Deletes a fee after a confirmation. */
export function DeleteFee({ port, fee, opened, onOpen, onClose }: Props) {
  const { t, i18n } = useLingui()
  const { transactionText, amount, startDate } = fee
  const start = formatDayInWords(startDate, i18n.locale)
  return (
    <>
      <IconButton
        tone="danger"
        title={t`Delete`}
        label={t`Delete ${transactionText}`}
        onClick={onOpen}
        icon={<IconTrash size={20} aria-hidden />}
      />
      <ConfirmChange
        title={t`Delete fee or credit?`}
        opened={opened}
        onClose={onClose}
        change={port.remove}
        record={fee}
        input={() => undefined}
        confirmLabel={t`Delete`}
        danger
        success={msg`Fee or credit deleted.`}
      >
        <Text>
          {amount < 0
            ? t`${transactionText} of ${formatEuros(-amount)} from ${start} will not be credited. This cannot be undone.`
            : t`${transactionText} of ${formatEuros(amount)} from ${start} will not be billed. This cannot be undone.`}
        </Text>
      </ConfirmChange>
    </>
  )
}
