import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { zipcodeMessages } from '#src/shared/address/zipcode.ts'
import { PageForm } from '#src/shared/form/shell/page-form.tsx'
import { Page } from '#src/shared/ui/page.tsx'
import {
  BillingAddressFields,
  companySentences,
  CompanyFields,
  ConsentFields,
  ContactFields,
  ContractAddressFields,
  newCompany,
  PaymentFields,
  TermsFields,
  type CompanyControl,
} from './company-form.tsx'
import type { NewCompanyPort } from './company-port.ts'

type Props = {
  port: NewCompanyPort
  /** Leaves the page for one that shows the new company. */
  onAdded: () => void | Promise<void>
}

const loadSchema = async () => (await import('./company-schemas.ts')).createCompanySchema

/** Adds a business customer; its administrators are added later (R439 to R443). */
export function AddCompanyPage({ port, onAdded }: Props) {
  const { t } = useLingui()
  return (
    <Page title={t`Add company`} context={t`A new business customer. You can add administrators afterwards.`}>
      <PageForm
        command={port.add}
        sentences={companySentences}
        schema={loadSchema}
        messages={zipcodeMessages}
        defaultValues={newCompany}
        submitLabel={t({ message: 'Add', context: 'a new record' })}
        success={msg`Company added.`}
        onDone={() => onAdded()}
      >
        {(control: CompanyControl) => (
          <>
            <CompanyFields control={control} />
            <ContactFields control={control} title="" />
            <ContractAddressFields control={control} />
            <BillingAddressFields control={control} />
            <PaymentFields control={control} />
            <TermsFields control={control} />
            <ConsentFields control={control} />
          </>
        )}
      </PageForm>
    </Page>
  )
}
