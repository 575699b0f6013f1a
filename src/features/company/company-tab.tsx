import { useSuspenseQuery } from '@tanstack/react-query'
import { Section } from '#src/shared/ui/section.tsx'
import type { CompanyPort } from './company-port.ts'
import { CompanySkeleton } from './company-skeleton.tsx'
import { CompanyView } from './company-view.tsx'
import { EditCompanyForm } from './edit-company-form.tsx'

/** The data of a company: for who may change them a form, for everybody else to be read (R498, R644). */
export function CompanyTab({ port }: { port: CompanyPort }) {
  return (
    <Section skeleton={<CompanySkeleton form={port.save !== undefined} />}>
      <Company port={port} />
    </Section>
  )
}

function Company({ port }: { port: CompanyPort }) {
  const { data } = useSuspenseQuery(port.company())
  if (port.save !== undefined) return <EditCompanyForm company={data} save={port.save} />
  return <CompanyView data={data} saveBillEmails={port.saveBillEmails} />
}
