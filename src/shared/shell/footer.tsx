import { Anchor, Container, Group } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { externalLinks } from '../settings/external-links.ts'
import classes from './footer.module.css'
import { useVersion } from './version.ts'

/** The version is asked for this many milliseconds after the page, so that it never stands in the way. */
const patienceMs = 2000

/**
 * The four links that are on every page (R007), the way to the bank, the accessibility statement, and the version as their title (A44). A
 * login page, which makes no call while it opens, asks for the version when somebody points at the footer or reaches it.
 */
export function Footer({ signedIn = false }: { signedIn?: boolean }) {
  const { t } = useLingui()
  const { version, ask } = useVersion()
  useEffect(() => {
    if (!signedIn) return undefined
    const later = setTimeout(ask, patienceMs)
    return () => clearTimeout(later)
  }, [ask, signedIn])
  const links = [
    [t`Imprint`, externalLinks.imprint],
    [t`Data protection`, externalLinks.dataProtection],
    [t`Terms and conditions`, externalLinks.terms],
    [t`Questions and answers`, externalLinks.faq],
    [t`Contact us`, externalLinks.contact],
    [t`Accessibility`, externalLinks.accessibility],
  ] as const
  return (
    <footer
      className={classes.footer}
      title={version && t`Version ${version.version}, contract ${version.contractVersion}`}
    >
      <Container onPointerEnter={ask} onFocus={ask}>
        <Group gap="4px 24px" justify="center">
          {links.map(([label, href]) => (
            <Anchor key={href} href={href} target="_blank" rel="noopener" size="sm" className={classes.link}>
              {label}
            </Anchor>
          ))}
        </Group>
      </Container>
    </footer>
  )
}
