import { afterEach, beforeEach, expect, it } from 'vitest'
import { freshPage } from '../../../tests/fresh-page.ts'

const page = freshPage()

beforeEach(page.reload)
afterEach(() => document.getElementById('settings')?.remove())

const phone = async () => (await import('./service-phone.ts')).servicePhone

it('an installation sets the phone number that customers call', async () => {
  expect(await phone()).toMatch(/^\+43 /)
  page.reload()
  const script = Object.assign(document.createElement('script'), { type: 'application/json', id: 'settings' })
  script.textContent = JSON.stringify({ servicePhone: '+43 1 000 00 01' })
  document.head.append(script)
  expect(await phone()).toBe('+43 1 000 00 01')
})
