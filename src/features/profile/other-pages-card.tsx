import { Anchor, Paper, Stack, Title } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { externalLinks } from '#src/shared/settings/external-links.ts'
import classes from './profile.module.css'

/** What a person may need that is not in the portal: pages outside, configured where it is built (R006). */
export function OtherPagesCard() {
  const pages = [
    [externalLinks.forms, <Trans key="forms">Forms to download</Trans>],
    [externalLinks.contact, <Trans key="contact">Contact us</Trans>],
    [externalLinks.telecomGroup, <Trans key="group">Website of the telecom group</Trans>],
  ] as const
  return (
    <Paper component="section" className={classes.card} p="lg" shadow="sm" aria-labelledby="other-pages">
      <Title order={2} size="h3" id="other-pages" mb="sm">
        <Trans>Other pages</Trans>
      </Title>
      <Stack gap={0} align="flex-start">
        {pages.map(([href, name]) => (
          <Anchor key={href} href={href} target="_blank" rel="noopener" py={10}>
            {name}
          </Anchor>
        ))}
      </Stack>
    </Paper>
  )
}
