import { Anchor, Group } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { LoginPage } from '#src/features/login/login-page.tsx'
import type { RouterContext } from '#src/shared/query/router-context.ts'
import { type Area, startSession } from '#src/shared/session/session.ts'
import { loginSearch, requireSignedOut } from '#src/shared/shell/guard.ts'
import { preloadAreaFiles } from '#src/shared/shell/page-files.ts'
import { Footer } from '#src/shared/ui/footer.tsx'

/** The options of the route of an area's login, which is for people who are not signed in there. */
export const createLoginRoute = (area: Area) => ({
  validateSearch: loginSearch(area),
  beforeLoad: ({ search, context }: { search: { redirect?: string }; context: RouterContext }) =>
    requireSignedOut(area, search.redirect, context.isPage),
})

type Props = Pick<ComponentProps<typeof LoginPage>, 'port' | 'subtitle' | 'registration'> & { area: Area }

/** The login page of an area: signing in starts a session there. */
export function LoginContents({ area, ...page }: Props) {
  return (
    <LoginPage
      {...page}
      onEmailAccepted={preloadAreaFiles}
      onSignedIn={(token) => startSession(area, token)}
      otherLogins={<OtherLogins area={area} />}
      footer={<Footer />}
    />
  )
}

/** The logins of the other areas, for people who came to the wrong one. */
function OtherLogins({ area }: { area: Area }) {
  const { t } = useLingui()
  const questions: Record<Area, string> = {
    private: t`Do you use paybox privately? Sign in here.`,
    business: t`Do you manage a company? Sign in here.`,
    bank: t`Do you work for the bank? Sign in here.`,
  }
  const others = (Object.keys(questions) as Area[]).filter((other) => other !== area)
  return (
    <nav aria-label={t`Other logins`}>
      <Group gap="0 20px">
        {others.map((other) => (
          <Anchor key={other} size="sm" py={10} renderRoot={(props) => <Link to={`/${other}/login`} {...props} />}>
            {questions[other]}
          </Anchor>
        ))}
      </Group>
    </nav>
  )
}
