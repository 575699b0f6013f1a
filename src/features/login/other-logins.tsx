import { Anchor, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { cloneElement, type ReactElement } from 'react'
import type { Area } from '#src/shared/session/session.ts'

type Props = {
  area: Area
  /** The way to the login of each area, as an empty link. */
  links: Record<Area, ReactElement>
}

/** The logins of the other areas, for whoever came to the wrong one. */
export function OtherLogins({ area, links }: Props) {
  const { t } = useLingui()
  const names: Record<Area, string> = {
    private: t`Private customers`,
    business: t`Companies`,
    bank: t`Employees of the bank`,
  }
  const others = (Object.keys(names) as Area[]).filter((other) => other !== area)
  return (
    <nav aria-label={t`Other logins`}>
      <Text size="sm" c="dimmed">
        <Trans>Sign in elsewhere</Trans>
      </Text>
      <Group gap="0 20px">
        {others.map((other) => (
          <Anchor key={other} size="sm" py={10} renderRoot={(link) => cloneElement(links[other], link)}>
            {names[other]}
          </Anchor>
        ))}
      </Group>
    </nav>
  )
}
