import { Skeleton, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CarNumberMax } from '#generated/model/car-number.ts'
import { EmployeeNumberMax } from '#generated/model/employee-number.ts'
import { PersonNameMax } from '#generated/model/person-name.ts'
import { ReportAttributeMax } from '#generated/model/report-attribute.ts'
import { Section } from '#src/shared/ui/section.tsx'
import type { CallingNumbersPort } from './calling-numbers-port.ts'
import classes from './calling-numbers.module.css'
import { limitOptions, reloadOptions } from './number-options.ts'
import { exampleLine, type UploadColumn } from './upload-example.ts'

type Props = { cities: CallingNumbersPort['cities'] }

/** What may stand in each column of the file, with an example; unfolded by who wants to know. */
export function UploadColumns({ cities }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <details className={classes.help} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Trans>What stands in which column?</Trans>
      </summary>
      {open && (
        <Section skeleton={<Skeleton height={420} radius="sm" aria-hidden />}>
          <ColumnTable cities={cities} />
        </Section>
      )}
    </details>
  )
}

function ColumnTable({ cities }: Props) {
  const { t } = useLingui()
  const active = useSuspenseQuery(cities()).data.results.filter((city) => city.active)
  const name = t`At most ${PersonNameMax} characters, no digits`
  const attribute = t`May be empty. Letters, digits, spaces and - _ . /, at most ${ReportAttributeMax}`
  const columns: [name: UploadColumn, label: string, rule: string][] = [
    ['callingNumber', t`Calling number`, t`4 to 13 digits that start with 6, without +43 and without spaces`],
    ['firstName', t`First name`, name],
    ['lastName', t`Last name`, name],
    ['email', t`E-mail address`, t`May be empty`],
    [
      'employeeNumber',
      t`Employee number`,
      t`May be empty. Letters without umlauts and digits, at most ${EmployeeNumberMax}`,
    ],
    ['custReportAttr1', t`Free attribute 1`, attribute],
    ['custReportAttr2', t`Free attribute 2`, attribute],
    ['carNumber', t`Licence plate`, t`Letters and digits without spaces, at most ${CarNumberMax}`],
    ['preferredCity', t`Preferred city`, active.map((city) => `${city.cityId} (${city.name})`).join(', ')],
    ['reloadValue', t`Reload value in hours`, valuesOf(reloadOptions)],
    ['limit', t`Limit in euros`, t`${valuesOf(limitOptions)}. Not less than the reload value`],
  ]
  return (
    <Stack gap="xs">
      <Text size="sm">
        <Trans>
          The first line of the file holds the names of the columns. Write the values exactly as they stand here.
        </Trans>
      </Text>
      <table>
        <thead>
          <tr>
            <th scope="col">{t`Column`}</th>
            <th scope="col">{t`What may stand there`}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(([column, label, rule]) => (
            <tr key={column}>
              <th scope="row">
                {label}
                <code>{column}</code>
              </th>
              <td>
                {rule}
                <span>{t`For example ${exampleLine[column]}`}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  )
}

/** Without the dots of thousands, which the file does not have. */
const valuesOf = (options: typeof limitOptions): string => options.map(({ value }) => String(value)).join(', ')
