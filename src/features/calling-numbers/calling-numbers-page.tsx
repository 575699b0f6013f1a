import { useLingui } from '@lingui/react/macro'
import { Page } from '#src/shared/ui/page.tsx'
import { CompanyNumbers, type CompanyNumbersProps } from './company-numbers.tsx'

/** The calling numbers as a page of their own. */
export function CallingNumbersPage(props: CompanyNumbersProps) {
  const { t } = useLingui()
  return (
    <Page title={t`Calling numbers`} context={t`The mobile numbers with which the people of the company pay.`}>
      <CompanyNumbers {...props} />
    </Page>
  )
}
