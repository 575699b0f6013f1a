import './styles.css'
import { Box, Container, UnstyledButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Area } from '../session/session.ts'
import { Brand } from '../ui/brand.tsx'
import classes from './area-frame.module.css'
import { areaHomes } from '../session/area-addresses.ts'
import type { MessageDescriptor } from '@lingui/core'

type Props = {
  area: Area
  navigation: Navigation
  /** Names shown in print, which has no header. */
  reader?: string
  /** Content at the end of the header. */
  tools?: ReactNode
  page: ReactNode
  /** Footer and modals. */
  children?: ReactNode
}

/**
 * The page frame of an area. Needs no data of a person, so that the build can prerender it into the page (docs/decisions/005).
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
          <UnstyledButton component={Link} to={areaHomes[area]} aria-label={t`paybox, start page`}>
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

/** An entry of the navigation or profile menu. */
type NavigationEntry = { to: NonNullable<LinkProps['to']>; label: MessageDescriptor }

/** The navigation of an area. */
export type Navigation = { entries: readonly NavigationEntry[]; profile?: NavigationEntry }
