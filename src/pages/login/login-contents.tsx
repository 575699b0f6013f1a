import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { LoginPage } from '#src/features/login/login-page.tsx'
import { OtherLogins } from '#src/features/login/other-logins.tsx'
import { type Area, startSession } from '#src/shared/session/session.ts'
import { Footer } from '#src/shared/shell/footer.tsx'

type Props = Pick<ComponentProps<typeof LoginPage>, 'port' | 'subtitle' | 'registration'> & { area: Area }

const ways = {
  private: <Link to="/private/login" />,
  business: <Link to="/business/login" />,
  bank: <Link to="/bank/login" />,
}

/** The login page of an area: who signs in here has a session there. */
export const LoginContents = ({ area, ...page }: Props) => (
  <LoginPage
    {...page}
    onSignedIn={(token) => startSession(area, token)}
    others={<OtherLogins area={area} links={ways} />}
    footer={<Footer />}
  />
)
