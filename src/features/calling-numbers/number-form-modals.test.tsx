import { beforeEach, expect, it } from 'vitest'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { fakeNumbersPort } from './calling-numbers-port.fake.ts'
import { limitOptions, reloadOptions } from './number-form-modals.tsx'
import { openNumbers } from './open-numbers.fake.tsx'

beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})
const alerts = () => readAlerts().map(({ type, message }) => [type, message.message])

async function openAdd(language: 'de' | 'en' = 'en') {
  const fake = fakeNumbersPort()
  const page = await openNumbers(fake.port, { language })
  await page.press('Add calling number')
  const modal = await page.dialog('Add calling number')
  const field = (name: RegExp) => modal.findByLabelText(name)
  const fill = async (limit = '200') => {
    await page.user.type(await field(/^Calling number/), '0664 333 00 01')
    await page.user.type(await field(/^First name/), 'Nina')
    await page.user.type(await field(/^Last name/), 'Auer')
    await page.user.type(await field(/^Licence plate/), 'il890e')
    await page.user.selectOptions(await field(/^Preferred city/), 'Wien')
    await page.user.selectOptions(await field(/^Limit in euros/), limit)
    await page.user.selectOptions(await field(/^Reload value in hours/), '100')
  }
  const send = () => page.user.click(modal.getByRole('button', { name: 'Add' }))
  return { ...fake, ...page, modal, field, fill, send }
}

it('adds a number with the required fields, the licence plate in capitals @R426 @R655 @R818', async () => {
  const { port, fill, send, dialogCloses, modal } = await openAdd()
  expect(await modal.findByText('+43')).toBeTruthy()
  await fill()
  await send()
  await dialogCloses()
  expect(port.add.sent).toEqual([
    expect.objectContaining({
      callingNumber: '6643330001',
      carNumber: 'IL890E',
      preferredCity: 'AT-WIEN',
      limit: 200,
      reloadValue: 100,
    }),
  ])
  expect(alerts()).toEqual([['success', 'Calling number added. It is being activated now.']])
})

it('asks for missing required fields only @R658 @R660 @R662 @R663 @R664 @R666 @R667', async () => {
  const { port, send, modal } = await openAdd()
  await modal.findByLabelText(/^First name/)
  await send()
  await modal.findByText('First name: please fill in.')
  const errors = modal.getAllByText(/: please fill in\.$/).map((text) => text.textContent)
  expect(errors).toEqual(
    ['Calling number', 'First name', 'Last name', 'Licence plate', 'Preferred city']
      .map((name) => `${name}: please fill in.`)
      .concat(['Limit in euros: please fill in.', 'Reload value in hours: please fill in.']),
  )
  expect(modal.getAllByLabelText(/^Free attribute/)).toHaveLength(2)
  expect(port.add.sent).toEqual([])
})

it.each([
  [/^Calling number/, '5121001008', 'The phone number must start with 6.'],
  [/^Calling number/, '664x', 'Please enter digits only, without spaces.'],
  [/^Calling number/, '664', 'Please enter at least 4 digits.'],
  [/^First name/, 'N1na', 'Please start with a letter and use only letters, spaces, hyphens, apostrophes and dots.'],
  [/^E-mail address/, 'nina', 'Please enter a valid e-mail address.'],
  [/^Employee number/, 'KÜCHE7', 'Please enter only digits and letters without umlauts, no spaces.'],
  [/^Licence plate/, 'I 123', 'Please enter letters and digits only, without spaces.'],
  [/^Free attribute 1/, 'a*b', 'Please use only letters, digits, spaces and the characters - _ . /'],
])('refuses %s with "%s": %s @R656 @R657 @R659 @R661 @R666', async (name, text, sentence) => {
  const { user, field, send, modal } = await openAdd()
  await user.type(await field(name), text)
  await send()
  expect(await modal.findByText(sentence)).toBeTruthy()
})

it('refuses a limit that does not allow one top-up, beside the field @R665', async () => {
  const { port, fill, send, modal } = await openAdd()
  await fill('50')
  await send()
  expect(await modal.findByText(/^The limit must allow at least one top-up/)).toBeTruthy()
  expect(port.add.sent).toEqual([])
})

it.each([
  [409, undefined, 'It may be deactivated: then it cannot be used again.'],
  [460, { customerNumber: '1200456702' }, 'by another company (customer number 1200456702).'],
  [460, {}, 'This number is already used by another customer.'],
  [461, undefined, 'The reload value is higher than the limit.'],
  [462, undefined, 'Please contact the service line.'],
] as const)(
  'explains a refusal with %i %j, and keeps the entries @R784 @R785 @R786 @R787 @R788',
  async (status, body, sentence) => {
    const { port, fill, send, modal } = await openAdd()
    port.add.refuses(status, body)
    await fill()
    await send()
    expect((await modal.findByRole('alert')).textContent).toContain(sentence)
    expect(modal.getByDisplayValue('Nina')).toBeTruthy()
  },
)

it('offers the limits and reload values of the bank @R841 @R842', () => {
  expect(limitOptions.map(({ value }) => value)).toEqual([50, 100, 200, 350, 500, 1000, 2000, 4000])
  expect(reloadOptions.map(({ value }) => value)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 150, 200])
})
