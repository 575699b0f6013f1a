import { Anchor, Container, Group } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { externalLinks } from './external-links.ts'
import classes from './footer.module.css'

/** The four links that are on every page (R007). */
export function Footer() {
  const { t } = useLingui()
  const links = [
    [t`Imprint`, externalLinks.imprint],
    [t`Data protection`, externalLinks.dataProtection],
    [t`Terms and conditions`, externalLinks.terms],
    [t`Questions and answers`, externalLinks.faq],
  ] as const
  return (
    <footer className={classes.footer}>
      <Container size={1200}>
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
