import { msg } from '@lingui/core/macro'
import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { PrivacySettings } from '#generated/model/privacy-settings.ts'
import { ChangeForm } from '#src/shared/form/shell/change-form.tsx'
import { FormCard, FormCardSkeleton } from '#src/shared/ui/cards.tsx'
import { withoutEtag } from '#src/shared/query/port.ts'
import { Section } from '#src/shared/ui/section.tsx'
import type { PersonalDataPort } from './personal-data-port.ts'
import { PrivacyFields } from './privacy-fields.tsx'

type Props = { port: PersonalDataPort }

/** What a private customer agrees to: nine settings, sent together (R871). */
export function PrivacyTab(props: Props) {
  const { t } = useLingui()
  return (
    <Section skeleton={<FormCardSkeleton fields={9} />}>
      <FormCard title={t`Privacy`} context={t`Everything here is voluntary and can be changed at any time.`}>
        <PrivacyForm {...props} />
      </FormCard>
    </Section>
  )
}

function PrivacyForm({ port: { privacy } }: Props) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(privacy.read())
  return (
    <ChangeForm
      change={privacy.change}
      record={data}
      values={withoutEtag<PrivacySettings>}
      schema={() => import('./personal-data-schemas.ts').then((schemas) => schemas.privacySettings)}
      submitLabel={t`Save`}
      success={msg`The privacy settings are saved.`}
      onlyChanged
    >
      {(control) => (
        <>
          <PrivacyFields control={control} />
          <Text size="sm">
            <Trans>The bank keeps these data for three years. Then they are deleted.</Trans>
          </Text>
        </>
      )}
    </ChangeForm>
  )
}
