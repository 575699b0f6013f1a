import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { externalLinks } from '#src/shared/settings/external-links.ts'
import { open } from './open-profile.fake.tsx'

it('the pages outside that a person may need are linked, each in a tab of its own @R006', async () => {
  await open()
  const card = screen.getByRole('region', { name: 'Weitere Seiten' })
  const links = within(card).getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ textContent, href, target, rel }) => [textContent, href, target, rel])).toEqual([
    ['Formulare zum Herunterladen', externalLinks.forms, '_blank', 'noopener'],
    ['Kontakt aufnehmen', externalLinks.contact, '_blank', 'noopener'],
    ['Website der Telekom-Gruppe', externalLinks.telecomGroup, '_blank', 'noopener'],
  ])
})
