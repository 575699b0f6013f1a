import { useLingui } from '@lingui/react/macro'
import type { Control, FieldValues } from 'react-hook-form'
import type { CallingNumber } from '#generated/model/calling-number.ts'
import { CallNumberField, TypedField } from '#src/shared/form/fields/typed-fields.tsx'
import { FieldGroup } from '#src/shared/form/fields/field-groups.tsx'
import { SelectField, type Option } from '#src/shared/form/fields/select-field.tsx'
import { PersonNameFields } from '#src/shared/form/fields/person-name-fields.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { limitOptions, reloadOptions } from './number-options.ts'

/** What is entered; empty fields are empty text, a choice that is not made is nothing. */
export type NumberValues = Record<
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

/** Of a new number, or of one that is changed. */
export const numberValues = (number?: CallingNumber): NumberValues => ({
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

const asTyped = (text: string): string => text
const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
/** Plates stand there in capitals (A109). */
const inCapitals = (value: unknown) => asText(value).toUpperCase()

type Props = { control: Control<NumberValues, unknown, FieldValues>; cities: readonly Option[] }

/** The fields of a calling number, to add and to change (R655 to R667). */
export function NumberFields({ control, cities }: Props) {
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
          read={asTyped}
          show={asText}
          adjust={inCapitals}
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
