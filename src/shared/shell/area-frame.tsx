import './styles.css'
import { Box, Container, UnstyledButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Area } from '../session/session.ts'
import { Brand } from '../ui/brand.tsx'
import classes from './area-frame.module.css'
import { homeOf } from './guard.ts'
import type { Navigation } from './navigation.ts'

type Props = {
  area: Area
  navigation: Navigation
  /** Whose page it is, where there is no header: on paper. */
  reader?: string
  /** What stands at the end of the header. */
  tools?: ReactNode
  page: ReactNode
  /** What stands below the page, and what opens above it. */
  children?: ReactNode
}

/**
 * Where everything of an area stands. Of itself it shows what is known before its program and anybody's data: the build
 * writes it into the page (docs/decisions/037).
 */
export function AreaFrame({ area, navigation, reader = '', tools, page, children }: Props) {
  const { i18n, t } = useLingui()
  return (
    <div className={classes.shell}>
      {reader !== '' && <p className={classes.printed}>paybox · {reader}</p>}
      <a href="#page" className={classes.skip}>
        <Trans>Skip to the content</Trans>
      </a>
      <header className={classes.header}>
        <Container className={classes.bar}>
          <UnstyledButton component={Link} to={homeOf[area]} aria-label={t`paybox, start page`}>
            <Brand />
          </UnstyledButton>
          <Box component="nav" visibleFrom="lg" aria-label={t`Main navigation`} className={classes.navigation}>
            {navigation.entries.map((entry) => (
              <Link key={entry.to} to={entry.to} className={classes.entry}>
                {i18n._(entry.label)}
              </Link>
            ))}
          </Box>
          <div className={classes.tools}>{tools}</div>
        </Container>
      </header>
      <main id="page" tabIndex={-1} className={classes.page}>
        {page}
      </main>
      {children}
    </div>
  )
}
