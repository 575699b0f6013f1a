import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PageForm } from '#src/shared/form/shell/page-form.tsx'
import { InformationFields } from './information-fields.tsx'
import type { OwnInformation } from './personal-data-port.ts'

/** What a customer changes about themselves; the names are sent as they are (R204). */
export function OwnInformationForm({ information }: { information: OwnInformation }) {
  const { t } = useLingui()
  const { etag: _etag, ...loaded } = useSuspenseQuery(information.read()).data
  return (
    <PageForm
      command={information.change}
      schema={() => import('./personal-data-schemas.ts').then((schemas) => schemas.ownInformation)}
      defaultValues={loaded}
      submitLabel={t`Save`}
      success={msg`The personal information is saved.`}
      onlyChanged
    >
      {(control) => <InformationFields control={control} loaded={loaded} own />}
    </PageForm>
  )
}
