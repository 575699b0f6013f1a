import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { PersonalInformation } from '#generated/model/personal-information.ts'
import { ChangeForm } from '#src/shared/form/shell/change-form.tsx'
import { withoutEtag } from '#src/shared/query/port.ts'
import { InformationFields } from './information-fields.tsx'
import type { OwnInformation } from './personal-data-port.ts'

/** What a customer changes about themselves; the names are sent as they are (R204). */
export function OwnInformationForm({ information }: { information: OwnInformation }) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(information.read())
  return (
    <ChangeForm
      change={information.change}
      record={data}
      values={withoutEtag<PersonalInformation>}
      schema={() => import('./personal-data-schemas.ts').then((schemas) => schemas.ownInformation)}
      submitLabel={t`Save`}
      success={msg`The personal information is saved.`}
      onlyChanged
    >
      {(control) => <InformationFields control={control} loaded={data} own />}
    </ChangeForm>
  )
}
