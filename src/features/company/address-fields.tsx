import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { homeCountry } from '#src/shared/address/countries.ts'
import { CountryField } from '#src/shared/address/address-fields.tsx'
import { CheckboxField } from '#src/shared/form/fields/checkbox-field.tsx'
import { FieldRow, FormGroup } from '#src/shared/form/fields/field-groups.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import type { CompanyControl } from './company-values.ts'

/** The company's seat (R629 to R632). */
export function ContractAddressFields({ control }: { control: CompanyControl }) {
  const { t } = useLingui()
  return (
    <FormGroup title={t`Contract address`} hint={t`The seat of the company.`}>
      <AddressFields control={control} of="contractAddress" />
    </FormGroup>
  )
}

/** Where bills go; an address of its own is asked for only when it is another one (R559, R633). */
export function BillingAddressFields({ control }: { control: CompanyControl }) {
  const { t } = useLingui()
  const same = useWatch({ control, name: 'billingAddress.isContractAddress' })
  return (
    <FormGroup title={t`Billing address`} hint={t`Where bills go by post.`}>
      <CheckboxField control={control} name="billingAddress.isContractAddress" label={t`Same as contract address`} />
      {!same && (
        <>
          <TextField
            control={control}
            name="billingAddress.coName"
            label={t`c/o`}
            autoComplete="off"
            optional
            initialWhenShown=""
          />
          <AddressFields control={control} of="billingAddress" />
        </>
      )}
    </FormGroup>
  )
}

type Props = { control: CompanyControl; of: 'contractAddress' | 'billingAddress' }

/** Street, postal code, city and country; which postal codes are good depends on the country (A101, A124). */
function AddressFields({ control, of }: Props) {
  const { t } = useLingui()
  const sometimes = (start: string) => (of === 'billingAddress' ? { initialWhenShown: start } : {})
  const text = { control, autoComplete: 'off', ...sometimes('') }
  return (
    <>
      <TextField
        {...text}
        name={`${of}.street`}
        label={t`Street`}
        description={t`With number, staircase and door, such as Hauptstraße 5/2/14`}
      />
      <FieldRow shortFirst>
        <TextField {...text} name={`${of}.zipcode`} label={t`Postal code`} />
        <TextField {...text} name={`${of}.city`} label={t`City`} />
      </FieldRow>
      <CountryField
        control={control}
        name={`${of}.country`}
        label={t`Country`}
        revalidates={[`${of}.zipcode`]}
        {...sometimes(homeCountry)}
      />
    </>
  )
}
