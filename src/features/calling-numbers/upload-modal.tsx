/** Uploading many calling numbers as a CSV file, and the help about its columns. */
import type { CsvProblem } from '#generated/model/csv-problem.ts'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconFileTypeCsv } from '@tabler/icons-react'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { fileMaximumBytes } from '#generated/model/constants.ts'
import type { CallingNumberRequest } from '#generated/model/calling-number-request.ts'
import { type CallingNumberUpload, callingNumberUploadCreatedMax } from '#generated/model/calling-number-upload.ts'
import { CarNumberMax } from '#generated/model/car-number.ts'
import type { CsvFault } from '#generated/model/csv-fault.ts'
import { csvProblemTwoFaultsMax } from '#generated/model/csv-problem.ts'
import { EmployeeNumberMax } from '#generated/model/employee-number.ts'
import { PersonNameMax } from '#generated/model/person-name.ts'
import { ReportAttributeMax } from '#generated/model/report-attribute.ts'
import { addSuccess } from '#src/shared/alerts/alerts.ts'
import { FileField } from '#src/shared/form/fields/file-field.tsx'
import { ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { formatSizeLimit } from '#src/shared/format/file-text.ts'
import { type ApiError, problemField } from '#src/shared/http/api-error.ts'
import { aboutFields, type Sentences } from '#src/shared/problem/problem-message.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import { useUpload } from '#src/shared/sending/use-upload.tsx'
import { Section } from '#src/shared/ui/section.tsx'
import type { CallingNumbersPort } from './calling-numbers-port.ts'
import classes from './calling-numbers.module.css'
import { limitOptions, reloadOptions } from './number-form-modals.tsx'

/** The header row of an upload and an example line, for spreadsheets; a file in `public` (A153, R670). */
const templateUrl = '/rufnummern_csv_vorlage.csv'

const loadSchema = () => import('./number-schemas.ts').then(({ uploadSchema }) => uploadSchema)

/** The wrong lines of a refused file; a backend may send only the first (R789). */
function readFaults(error: ApiError): readonly CsvFault[] {
  const faults = error.status === 460 ? problemField<CsvProblem>(error, 'faults') : undefined
  const isFault = ({ line, message }: Partial<CsvFault>) => typeof line === 'number' && typeof message === 'string'
  return Array.isArray(faults) ? faults.filter((fault) => isFault(fault ?? {})) : []
}

const manyFaults = (count: number) =>
  count < csvProblemTwoFaultsMax
    ? msg`The file has ${count} problems, which are listed below. No number was added. Please correct them and upload the file again.`
    : msg`The file has many problems. The first ${count} are listed below. No number was added. Please correct them and upload the file again.`

/** What is wrong with a file; the server's message names the rule that the line breaks (R789, R790). */
const sentences = {
  460: aboutFields(['file'], (error) => {
    const faults = readFaults(error).length
    if (faults > 1) return manyFaults(faults)
    const [line, reason] = [
      problemField<CsvProblem>(error, 'line'),
      String(problemField<CsvProblem>(error, 'message') ?? ''),
    ]
    return typeof line === 'number'
      ? msg`There is a problem in line ${line}: ${reason}. No number was added. Please correct the file and upload it again.`
      : msg`The file is not valid: ${reason}. No number was added. Please correct the file and upload it again.`
  }),
} satisfies Sentences<StatusOf<ReturnType<CallingNumbersPort['upload']>>>

const successMessage = (count: number) =>
  msg`${plural(count, {
    one: 'File uploaded. # calling number was added and is being activated now.',
    other: 'File uploaded. # calling numbers were added and are being activated now.',
  })}`

type Props = {
  port: CallingNumbersPort
  opened: boolean
  /** Also called after a successful upload, with the first of the added numbers. */
  onClose: (added?: { id: string }) => void
}

/** Adds all numbers of one CSV file, or none (R668 to R670). */
export function UploadModal({ port, opened, onClose }: Props) {
  const { t, i18n } = useLingui()
  const size = formatSizeLimit(fileMaximumBytes)
  const count = callingNumberUploadCreatedMax.toLocaleString(i18n.locale)
  const { command, progress } = useUpload(port.upload)
  const client = useQueryClient()
  const cachedNumbers = () => client.getQueryData(port.numbers().queryKey)?.callingNumbers ?? []
  const idsBefore = useRef<ReadonlySet<string>>(new Set())
  return (
    <ModalForm
      title={t`Upload calling numbers`}
      opened={opened}
      onClose={(result?: CallingNumberUpload) =>
        onClose(result && cachedNumbers().find(({ id }) => !idsBefore.current.has(id)))
      }
      command={{
        ...command,
        mutationFn: (...args: Parameters<typeof command.mutationFn>) => {
          idsBefore.current = new Set(cachedNumbers().map(({ id }) => id))
          return command.mutationFn(...args)
        },
      }}
      sentences={sentences}
      refusalDetails={renderFaults}
      schema={loadSchema}
      defaultValues={{ file: null as File | null }}
      submitLabel={t`Upload`}
      onDone={({ created }) => void addSuccess(successMessage(created))}
    >
      {(control) => (
        <>
          <Stack gap="xs">
            <Text>
              <Trans>
                Replace the example in the template, one line for each calling number, and upload it as a CSV file.
              </Trans>
            </Text>
            <Anchor href={templateUrl} download>
              <Group gap={6} wrap="nowrap" component="span">
                <IconFileTypeCsv size={20} aria-hidden />
                <Trans>Download the CSV template</Trans>
              </Group>
            </Anchor>
            <ColumnHelp cities={port.cities} />
          </Stack>
          <FileField
            control={control}
            name="file"
            label={t`CSV file`}
            description={t`At most ${size} and ${count} numbers. If one line is wrong, no number is added.`}
            accept=".csv,text/csv"
          />
          {progress}
        </>
      )}
    </ModalForm>
  )
}

/** The wrong lines of a file; nothing for one, which the sentence names. */
function FaultTable({ faults }: { faults: readonly CsvFault[] }) {
  const { t } = useLingui()
  if (faults.length < 2) return null
  return (
    <table className={classes.faults} aria-label={t`Problems in the file`}>
      <thead>
        <tr>
          <th scope="col">{t`Line`}</th>
          <th scope="col">{t`Problem`}</th>
        </tr>
      </thead>
      <tbody>
        {faults.map(({ line, message }) => (
          <tr key={`${line} ${message}`}>
            <td className="amount">{line}</td>
            <td>{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const renderFaults = (refusal: ApiError) => <FaultTable faults={readFaults(refusal)} />

type ColumnHelpProps = { cities: CallingNumbersPort['cities'] }

/** The allowed values of each column with an example; collapsed at first. */
function ColumnHelp({ cities }: ColumnHelpProps) {
  const [open, setOpen] = useState(false)
  return (
    <details className={classes.help} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Trans>What goes in which column?</Trans>
      </summary>
      {open && (
        <Section skeleton={<Skeleton height={420} radius="sm" aria-hidden />}>
          <ColumnTable cities={cities} />
        </Section>
      )}
    </details>
  )
}

/** The columns of the file are the fields of a new calling number (A153). */
type UploadColumn = keyof CallingNumberRequest

/** A valid line by column; the template has it too. The number is obviously made up. */
export const exampleLine: Record<UploadColumn, string> = {
  callingNumber: '6640000000',
  firstName: 'Birgit',
  lastName: 'Unterberger',
  email: 'birgit.unterberger@firma.example',
  employeeNumber: 'M1021',
  custReportAttr1: 'Montage/Tirol',
  custReportAttr2: 'KST 4711',
  carNumber: 'I321BLD',
  preferredCity: 'Wien',
  reloadValue: '20',
  limit: '200',
}

function ColumnTable({ cities }: ColumnHelpProps) {
  const { t } = useLingui()
  const active = useSuspenseQuery(cities()).data.results.filter((city) => city.active)
  const cityNames = active.map((city) => `${city.cityId} (${city.name})`).join(', ')
  const name = t`At most ${PersonNameMax} characters, no digits`
  const attribute = t`Optional. Letters, digits, spaces and - _ . /, at most ${ReportAttributeMax} characters`
  const columns: [name: UploadColumn, label: string, rule: string][] = [
    ['callingNumber', t`Calling number`, t`4 to 13 digits starting with 6, without +43 or spaces`],
    ['firstName', t`First name`, name],
    ['lastName', t`Last name`, name],
    ['email', t`E-mail address`, t`Optional`],
    [
      'employeeNumber',
      t`Employee number`,
      t`Optional. Digits and letters without umlauts, at most ${EmployeeNumberMax} characters`,
    ],
    ['custReportAttr1', t`Free attribute 1`, attribute],
    ['custReportAttr2', t`Free attribute 2`, attribute],
    ['carNumber', t`Licence plate`, t`Letters and digits without spaces, at most ${CarNumberMax} characters`],
    ['preferredCity', t`Preferred city`, t`The code or the name of a city: ${cityNames}`],
    ['reloadValue', t`Reload value in hours`, joinValues(reloadOptions)],
    ['limit', t`Limit in euros`, t`${joinValues(limitOptions)}. At least as high as the reload value`],
  ]
  return (
    <Stack gap="xs">
      <Text size="sm">
        <Trans>The first line of the file contains the column names. Write the values exactly as shown here.</Trans>
      </Text>
      <table>
        <thead>
          <tr>
            <th scope="col">{t`Column`}</th>
            <th scope="col">{t`Allowed values`}</th>
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

/** Without thousands separators, as the file expects. */
const joinValues = (options: typeof limitOptions): string => options.map(({ value }) => String(value)).join(', ')
