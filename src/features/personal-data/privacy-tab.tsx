import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { PrivacySettings } from '#generated/model/privacy-settings.ts'
import { UpdatePrivacySettingsRequest } from '#generated/model/update-privacy-settings-request.ts'
import type { FormControl } from '#src/shared/form/fields/use-bound-field.ts'
import { CheckboxField } from '#src/shared/form/fields/checkbox-field.tsx'
import { FieldGroup } from '#src/shared/form/fields/field-groups.tsx'
import { ChangeForm } from '#src/shared/form/shell/change-form.tsx'
import { withoutEtag } from '#src/shared/query/port.ts'
import { FormCard, FormCardSkeleton } from '#src/shared/ui/cards.tsx'
import { Section } from '#src/shared/ui/section.tsx'
import type { PersonalDataPort } from './personal-data-port.ts'

type Props = { port: PersonalDataPort }

/** What a private customer agrees to: nine settings, sent together (R871). */
export function PrivacyTab(props: Props) {
  const { t } = useLingui()
  return (
    <Section skeleton={<FormCardSkeleton fields={9} />}>
      <FormCard title={t`Privacy`} context={t`All of this is optional and can be changed at any time.`}>
        <PrivacyForm {...props} />
      </FormCard>
    </Section>
  )
}

const loadSchema = async () => UpdatePrivacySettingsRequest

function PrivacyForm({ port: { privacy } }: Props) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(privacy.read())
  return (
    <ChangeForm
      change={privacy.change}
      record={data}
      values={withoutEtag<PrivacySettings>}
      schema={loadSchema}
      submitLabel={t`Save`}
      success={msg`Privacy settings saved.`}
      onlyChanged
    >
      {(control) => (
        <>
          <PrivacyFields control={control} />
          <Text size="sm">
            <Trans>The bank keeps this data for three years and then deletes it.</Trans>
          </Text>
        </>
      )}
    </ChangeForm>
  )
}

/** The nine settings, each in plain words. */
function PrivacyFields({ control }: { control: FormControl<UpdatePrivacySettingsRequest> }) {
  const { t } = useLingui()
  return (
    <>
      <FieldGroup legend={t`Contact for news and offers`} gap={0}>
        <CheckboxField control={control} name="contactViaEmail" label={t`By e-mail`} />
        <CheckboxField control={control} name="contactViaSms" label={t`By SMS`} />
        <CheckboxField control={control} name="contactViaPhone" label={t`By phone`} />
        <CheckboxField control={control} name="contactViaMail" label={t`By letter`} />
        <CheckboxField control={control} name="contactViaSocialMedia" label={t`Via social media`} />
      </FieldGroup>
      <FieldGroup legend={t`Use of data`} gap={0}>
        <CheckboxField
          control={control}
          name="personalizedOffers"
          label={t`Personal offers`}
          description={t`The bank selects suitable offers.`}
        />
        <CheckboxField
          control={control}
          name="bigDataAnalysis"
          label={t`Statistical analysis of payments`}
          description={t`The bank analyses the payments together with those of many others, to improve its services.`}
        />
        <CheckboxField
          control={control}
          name="customerProfileData"
          label={t`Customer profile`}
          description={t`The bank combines the data into a profile to better understand what people need.`}
        />
        <CheckboxField
          control={control}
          name="dataAvailableToOthers"
          label={t`Sharing with partners`}
          description={t`The bank shares the data with partner companies, which may make their own offers.`}
        />
      </FieldGroup>
    </>
  )
}
