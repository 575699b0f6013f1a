import { useLingui } from '@lingui/react/macro'
import { FormCard, FormCardSkeleton } from '#src/shared/ui/cards.tsx'
import { Section } from '#src/shared/ui/section.tsx'
import { FullInformationForm } from './full-information-form.tsx'
import { OwnInformationForm } from './own-information-form.tsx'
import type { PersonalDataPort } from './personal-data-port.ts'

/** Who a private customer is and where they live, to be changed (R869, R870). */
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
