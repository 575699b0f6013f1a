import type { ComponentProps } from 'react'
import { administratorsSearch, type AdministratorsSearch } from '#src/features/administrators/administrators-search.ts'
import type { AdministratorsPort } from '#src/features/administrators/administrators-port.ts'
import { AdministratorsTab } from '#src/features/administrators/administrators-tab.tsx'
import type { CompanyPort } from '#src/features/company/company-port.ts'
import { CompanyTab } from '#src/features/company/company-tab.tsx'

type Options = {
  ports: { company: CompanyPort; administrators: AdministratorsPort }
  search: Record<string, unknown>
  onSearch: (next: AdministratorsSearch) => void
  /** More buttons of an administrator's row. */
  rowActions?: ComponentProps<typeof AdministratorsTab>['rowActions']
}

/** The two tabs that a company has for itself, and the bank beside others (R379, R424). */
export const companyContents = ({ ports, search, onSearch, rowActions }: Options) => ({
  companyData: <CompanyTab port={ports.company} />,
  admins: (
    <AdministratorsTab
      port={ports.administrators}
      search={administratorsSearch(search)}
      onSearch={onSearch}
      {...(rowActions && { rowActions })}
    />
  ),
})
