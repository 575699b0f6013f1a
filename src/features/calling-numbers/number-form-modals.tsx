/** Adding and changing a calling number: the fields, their values and options, and why the bank refuses. */
import type { CallingNumberTakenProblem } from '#generated/model/calling-number-taken-problem.ts'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CallingNumber } from '#generated/model/calling-number.ts'
import { CallingNumberLimit } from '#generated/model/calling-number-limit.ts'
import type { PreferredCity } from '#generated/model/preferred-city.ts'
import { ReloadValue } from '#generated/model/reload-value.ts'
import type { FormControl } from '#src/shared/form/fields/use-bound-field.ts'
import { FieldGroup } from '#src/shared/form/fields/field-groups.tsx'
import { PersonNameFields } from '#src/shared/form/fields/person-name-fields.tsx'
import { type Option, SelectField } from '#src/shared/form/fields/select-field.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { CallNumberField, TypedField } from '#src/shared/form/fields/typed-fields.tsx'
import { ChangeModal, ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { problemField } from '#src/shared/http/api-error.ts'
import { askBank } from '#src/shared/problem/answers/answer-sentences.ts'
import { aboutFields, aboutForm, type Sentences } from '#src/shared/problem/problem-message.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import { useFreshQueryOnOpen } from '#src/shared/query/use-fresh-query-on-open.ts'
import { FieldsSkeleton } from '#src/shared/form/shell/fields-skeleton.tsx'
import type { CallingNumbersPort } from './calling-numbers-port.ts'
import { explainNotPossible } from './number-states.tsx'

const loadSchema = () => import('./number-schemas.ts').then(({ numberSchema }) => numberSchema)
export const limitMessages = {
  limitTooLow: msg`The limit must allow at least one top-up, so it must be at least as high as the reload value.`,
}

/** Why a number is not added or changed (R784 to R788, A62). */
export const changeSentences = {
  409: aboutFields(
    ['callingNumber'],
    msg`This number is already used in the company. Please check it. It may be deactivated: then it cannot be used again.`,
  ),
  460: aboutFields(['callingNumber'], (error) => {
    const customer = problemField<CallingNumberTakenProblem>(error, 'customerNumber')
    return typeof customer === 'string'
      ? msg`This number is already used by another company (customer number ${customer}). Please check the number.`
      : msg`This number is already used by another customer. Please check the number.`
  }),
  461: aboutFields(
    ['reloadValue', 'limit'],
    msg`The reload value is higher than the limit. Please choose a higher limit or a lower reload value.`,
  ),
  462: aboutForm(
    askBank(msg`This number cannot be used because the account is blocked. Please contact the service line.`),
  ),
} satisfies Sentences<StatusOf<CallingNumbersPort['add']>>

type AddProps = { port: CallingNumbersPort; opened: boolean; onClose: (added?: { id: string }) => void }

export function AddNumberModal({ port, opened, onClose }: AddProps) {
  const { t } = useLingui()
  const cities = useFreshQueryOnOpen(port.cities(), opened)
  return (
    <ModalForm
      title={t`Add calling number`}
      opened={opened}
      onClose={onClose}
      command={port.add}
      sentences={changeSentences}
      schema={loadSchema}
      defaultValues={toFormValues()}
      messages={limitMessages}
      submitLabel={t`Add`}
      success={msg`Calling number added. It is being activated now.`}
      placeholder={cities.data === undefined && <FieldsSkeleton queries={[cities]} fields={6} />}
    >
      {(control) => <NumberFields control={control} cities={cityOptions(cities.data?.results ?? [])} />}
    </ModalForm>
  )
}

/** Changes the current version of a number, which may be newer than the list. */
export function EditNumberModal({ port, opened, onClose, id }: AddProps & { id: string }) {
  const { t } = useLingui()
  const cities = useFreshQueryOnOpen(port.cities(), opened)
  const number = useFreshQueryOnOpen(port.number(id), opened)
  const isLoaded = number.data !== undefined && cities.data !== undefined
  return (
    <ChangeModal
      title={t`Change calling number`}
      opened={opened}
      onClose={() => onClose()}
      change={port.change}
      record={number.data}
      values={toFormValues}
      sentences={changeSentences}
      schema={loadSchema}
      messages={limitMessages}
      submitLabel={t`Save`}
      success={msg`Calling number saved.`}
      notPossible={(stored) => explainNotPossible('edit', stored)}
      onlyChanged
      placeholder={!isLoaded && <FieldsSkeleton queries={[number, cities]} fields={6} />}
    >
      {(control) => (
        <NumberFields control={control} cities={cityOptions(cities.data?.results ?? [], number.data?.preferredCity)} />
      )}
    </ChangeModal>
  )
}

/** The typed values; an empty field is an empty text, a missing choice is null. */
type FormValues = Record<
  | 'callingNumber'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'employeeNumber'
  | 'carNumber'
  | 'preferredCity'
  | 'custReportAttr1'
  | 'custReportAttr2',
  string | null
> &
  Record<'limit' | 'reloadValue', number | null>

/** The form values of a number; empty for a new one. */
const toFormValues = (number?: CallingNumber): FormValues => ({
  callingNumber: number?.callingNumber ?? '',
  firstName: number?.firstName ?? '',
  lastName: number?.lastName ?? '',
  email: number?.email ?? '',
  employeeNumber: number?.employeeNumber ?? '',
  carNumber: number?.carNumber ?? '',
  preferredCity: number?.preferredCity ?? null,
  limit: number?.limit ?? null,
  reloadValue: number?.reloadValue ?? null,
  custReportAttr1: number?.custReportAttr1 ?? '',
  custReportAttr2: number?.custReportAttr2 ?? '',
})

const toOptions = (schema: typeof CallingNumberLimit | typeof ReloadValue): Option[] =>
  schema.def.options.flatMap(({ def }) => def.values.map((value) => ({ value, label: value.toLocaleString('de-DE') })))

/** In EUR (R841). */
export const limitOptions = toOptions(CallingNumberLimit)
/** In hours (R842). */
export const reloadOptions = toOptions(ReloadValue)

/** The active cities, and the current one of the number (A112). */
const cityOptions = (cities: readonly PreferredCity[], current?: string): Option[] =>
  cities
    .filter(({ active, cityId }) => active || cityId === current)
    .map(({ cityId, name }) => ({ value: cityId, label: name }))

const identity = (text: string): string => text
const toText = (value: unknown): string => (typeof value === 'string' ? value : '')
/** Licence plates are written in capitals (A109). */
const toCapitals = (value: unknown) => toText(value).toUpperCase()

type FieldsProps = { control: FormControl<FormValues>; cities: readonly Option[] }

/** The fields of a calling number (R655 to R667). */
function NumberFields({ control, cities }: FieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <CallNumberField control={control} name="callingNumber" label={t`Calling number`} />
      <FieldGroup legend={t`Person`}>
        <PersonNameFields control={control} first="firstName" last="lastName" />
        <TextField control={control} name="email" label={t`E-mail address`} kind="email" autoComplete="off" optional />
        <TextField control={control} name="employeeNumber" label={t`Employee number`} autoComplete="off" optional />
        <TypedField
          control={control}
          name="carNumber"
          label={t`Licence plate`}
          description={t`Without spaces, for example W12345B.`}
          read={identity}
          show={toText}
          adjust={toCapitals}
        />
      </FieldGroup>
      <FieldGroup legend={t`Use`}>
        <SelectField control={control} name="preferredCity" label={t`Preferred city`} options={cities} />
        <SelectField control={control} name="limit" label={t`Limit in euros`} options={limitOptions} />
        <SelectField control={control} name="reloadValue" label={t`Reload value in hours`} options={reloadOptions} />
      </FieldGroup>
      <FieldGroup legend={t`For reports`}>
        <TextField control={control} name="custReportAttr1" label={t`Free attribute 1`} autoComplete="off" optional />
        <TextField control={control} name="custReportAttr2" label={t`Free attribute 2`} autoComplete="off" optional />
      </FieldGroup>
    </>
  )
}
