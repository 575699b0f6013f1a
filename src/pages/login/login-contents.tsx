import { Link, useSearch } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { LoginPage } from '#src/features/login/login-page.tsx'
import { OtherLogins } from '#src/features/login/other-logins.tsx'
import { type Area, startSession } from '#src/shared/session/session.ts'
import { areaHomes } from '#src/shared/shell/guard.ts'
import { Footer } from '#src/shared/ui/footer.tsx'

type Props = Pick<ComponentProps<typeof LoginPage>, 'port' | 'subtitle' | 'registration'> & { area: Area }

const ways = {
  private: <Link to="/private/login" />,
  business: <Link to="/business/login" />,
  bank: <Link to="/bank/login" />,
}

/** The login page of an area: who signs in here has a session there. */
export function LoginContents({ area, ...page }: Props) {
  const { redirect } = useSearch({ from: `/${area}/login` })
  return (
    <LoginPage
      {...page}
      onNearlyIn={() => askForPages(redirect, areaHomes[area])}
      onSignedIn={(token) => startSession(area, token)}
      others={<OtherLogins area={area} links={ways} />}
      footer={<Footer />}
    />
  )
}

/** The files of the page behind the login come while the password is typed: of the first that this page of the portal knows (index.html). */
function askForPages(wanted: string | undefined, home: string): void {
  const paths = wanted === undefined ? [home] : [wanted.replace(/[?#].*/, ''), home]
  dispatchEvent(new CustomEvent('nearly-in', { detail: paths }))
}
