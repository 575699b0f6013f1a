import { Anchor, Container, Group } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { externalLinks } from '../settings/external-links.ts'
import classes from './footer.module.css'
import { useVersion } from './version.ts'

/** Delay of the version request after the page has loaded. */
const versionDelayMs = 2000

/**
 * The four links of every page (R007), contact, accessibility statement, and the version as title (A44). A login page fetches the
 * version only when the footer is hovered or focused.
 */
export function Footer({ signedIn = false }: { signedIn?: boolean }) {
  const { t } = useLingui()
  const { version, fetchVersion } = useVersion()
  useEffect(() => {
    if (!signedIn) return undefined
    const timeout = setTimeout(fetchVersion, versionDelayMs)
    return () => clearTimeout(timeout)
  }, [fetchVersion, signedIn])
  const links = [
    [t`Imprint`, externalLinks.imprint],
    [t`Data protection`, externalLinks.dataProtection],
    [t`Terms and conditions`, externalLinks.terms],
    [t`Questions and answers`, externalLinks.faq],
    [t`Contact us`, externalLinks.contact],
    [t`Accessibility`, externalLinks.accessibility],
  ] as const
  return (
    <footer className={classes.footer} title={version && t`Version ${version.version}, API ${version.contractVersion}`}>
      <Container onPointerEnter={fetchVersion} onFocus={fetchVersion}>
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
