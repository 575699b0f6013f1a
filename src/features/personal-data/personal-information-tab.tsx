import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { BankPersonalInformation } from '#generated/model/bank-personal-information.ts'
import type { PersonalInformation } from '#generated/model/personal-information.ts'
import type { UpdatePersonalInformationRequest } from '#generated/model/update-personal-information-request.ts'
import type { FormControl } from '#src/shared/form/fields/use-bound-field.ts'
import { SalutationField, TitleField } from '#src/shared/address/address-fields.tsx'
import { CheckboxField } from '#src/shared/form/fields/checkbox-field.tsx'
import { DateField } from '#src/shared/form/fields/date-field.tsx'
import { FieldGroup, FieldRow } from '#src/shared/form/fields/field-groups.tsx'
import { PersonNameFields } from '#src/shared/form/fields/person-name-fields.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { earliestBirthdate, latestBirthdate } from '#src/shared/form/rules/date-rules.ts'
import { ChangeForm } from '#src/shared/form/shell/change-form.tsx'
import { aboutFields, type Sentences } from '#src/shared/problem/problem-message.ts'
import { withoutEtag, type StatusOf } from '#src/shared/query/port.ts'
import { FormCard, FormCardSkeleton } from '#src/shared/ui/cards.tsx'
import { Section } from '#src/shared/ui/section.tsx'
import type { FullInformation, OwnInformation, PersonalDataPort } from './personal-data-port.ts'
import { OwnName } from './words-to-customer.tsx'

/** Name, birthdate and address of a private customer, which can be changed (R869, R870). */
export function PersonalInformationTab({ port: { information } }: { port: PersonalDataPort }) {
  const { t } = useLingui()
  return (
    <Section skeleton={<FormCardSkeleton fields={8} />}>
      <FormCard title={t`Personal information`} context={t`The bank sends letters to this address.`}>
        {'full' in information ? (
          <FullInformationForm information={information.full} />
        ) : (
          <OwnInformationForm information={information.own} />
        )}
      </FormCard>
    </Section>
  )
}

const loadOwnSchema = async () => (await import('./personal-data-schemas.ts')).ownInformation

/** Customers change all but their names, which are sent unchanged (R204). */
function OwnInformationForm({ information }: { information: OwnInformation }) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(information.read())
  return (
    <ChangeForm
      change={information.change}
      record={data}
      values={withoutEtag<PersonalInformation>}
      schema={loadOwnSchema}
      submitLabel={t`Save`}
      success={msg`Personal information saved.`}
      onlyChanged
    >
      {(control) => <InformationFields control={control} loaded={data} own />}
    </ChangeForm>
  )
}

const fullInformationSentences = {
  409: aboutFields(
    ['email'],
    msg`This e-mail address belongs to another customer. Please check it and enter another one.`,
  ),
} satisfies Sentences<StatusOf<FullInformation['change']>>

const loadFullSchema = async () => (await import('./personal-data-schemas.ts')).fullInformation

/** All personal information, with names, e-mail address and employee flag (R372, R870). */
function FullInformationForm({ information }: { information: FullInformation }) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(information.read())
  return (
    <ChangeForm
      change={information.change}
      record={data}
      values={withoutEtag<BankPersonalInformation>}
      sentences={fullInformationSentences}
      schema={loadFullSchema}
      submitLabel={t`Save`}
      success={msg`Personal information saved.`}
      onlyChanged
    >
      {(control) => (
        <>
          <InformationFields control={control} loaded={data} />
          <FieldGroup legend={t`Access`}>
            <TextField
              control={control}
              name="email"
              label={t`E-mail address`}
              description={t`Used to sign in.`}
              kind="email"
              autoComplete="off"
            />
            <CheckboxField control={control} name="employee" label={t`Works for the bank`} />
          </FieldGroup>
        </>
      )}
    </ChangeForm>
  )
}

type FieldsProps = {
  control: FormControl<UpdatePersonalInformationRequest>
  loaded: UpdatePersonalInformationRequest
  /** Customers see their own data: only the bank changes the names (R204). */
  own?: boolean
}

function InformationFields({ loaded, own = false, control }: FieldsProps) {
  const { t } = useLingui()
  const autoComplete = (purpose: string) => (own ? purpose : 'off')
  return (
    <>
      <FieldGroup legend={t`Person`}>
        <SalutationField control={control} name="salutation" />
        <TitleField control={control} name="title" loaded={loaded.title} />
        <PersonNameFields control={control} first="firstName" last="lastName" own={own} readOnly={own} />
        {own && (
          <Text size="sm" c="dimmed">
            <OwnName />
          </Text>
        )}
        <DateField
          control={control}
          name="birthdate"
          label={t`Date of birth`}
          min={earliestBirthdate()}
          max={latestBirthdate()}
          autoComplete={autoComplete('bday')}
        />
      </FieldGroup>
      <FieldGroup legend={t`Address`}>
        <TextField
          control={control}
          name="street"
          label={t`Street`}
          description={t`With house number, staircase and door`}
          autoComplete={autoComplete('address-line1')}
        />
        <FieldRow shortFirst>
          <TextField
            control={control}
            name="zipcode"
            label={t`Postal code`}
            kind="digits"
            autoComplete={autoComplete('postal-code')}
          />
          <TextField control={control} name="city" label={t`City`} autoComplete={autoComplete('address-level2')} />
        </FieldRow>
      </FieldGroup>
    </>
  )
}
