import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { CountryField } from '#src/shared/address/country-field.tsx'
import { CheckboxField } from '#src/shared/form/checkbox-field.tsx'
import { FormGroup } from '#src/shared/form/form-group.tsx'
import { TextField } from '#src/shared/form/text-field.tsx'
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
            whileShown
          />
          <AddressFields control={control} of="billingAddress" whileShown />
        </>
      )}
    </FormGroup>
  )
}

type Props = { control: CompanyControl; of: 'contractAddress' | 'billingAddress'; whileShown?: boolean }

/** Street, postal code, city and country; which postal codes are good depends on the country (A101, A124). */
function AddressFields({ control, of, whileShown = false }: Props) {
  const { t } = useLingui()
  const shown = { control, whileShown }
  return (
    <>
      <TextField
        {...shown}
        name={`${of}.street`}
        label={t`Street`}
        description={t`With number, staircase and door, such as Hauptstraße 5/2/14`}
        autoComplete="off"
      />
      <TextField {...shown} name={`${of}.zipcode`} label={t`Postal code`} autoComplete="off" />
      <TextField {...shown} name={`${of}.city`} label={t`City`} autoComplete="off" />
      <CountryField {...shown} name={`${of}.country`} label={t`Country`} decides={[`${of}.zipcode`]} />
    </>
  )
}
