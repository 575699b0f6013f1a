import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '#src/features/profile/profile-page.tsx'
import { profileSearch } from '#src/features/profile/profile-search.ts'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { prefetch } from '#src/shared/query/prefetch.ts'

export const Route = createFileRoute('/private/_signed-in/profile')({
  validateSearch: profileSearch,
  loader: ({ context: { queryClient, ports } }) => {
    prefetch(queryClient, ports.profile.profile())
    return loadCatalog('profile')
  },
  component: Profile,
})

function Profile() {
  const { ports } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ProfilePage
      port={ports.profile}
      search={search}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
    />
  )
}
