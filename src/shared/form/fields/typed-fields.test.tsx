import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CallNumber } from '#generated/model/call-number.ts'
import { Iban } from '#generated/model/iban.ts'
import { Money } from '#generated/model/money.ts'
import { Tan } from '#generated/model/tan.ts'
import { CallNumberField, CodeField, IbanField, NumberField } from './typed-fields.tsx'
import { iban } from '../rules/iban-rule.ts'
import { openForm } from '../shell/open-form.fake.tsx'

const input = () => screen.getByRole<HTMLInputElement>('textbox')

describe('an amount', () => {
  const open = (adjust?: (amount: number) => number) =>
    openForm(
      (control) => (
        <NumberField control={control} name="amount" label="Amount" decimals={2} {...(adjust && { adjust })} />
      ),
      { schema: z.object({ amount: Money }), values: { amount: null } },
    )

  it('is typed with a comma and sent as a number @R331', async () => {
    const { user, sent } = await open()
    await user.type(input(), '1234,5')
    expect(input().value).toBe('1234,5')
    await user.tab()
    expect(input().value).toBe('1234,50')
    expect(await sent()).toEqual({ amount: 1234.5 })
  })

  it('keeps invalid text and reports it until it is valid @R138 @R173 @R568', async () => {
    const { user, send, sent, command } = await open()
    await user.type(input(), 'zwölf')
    await send()
    expect(await screen.findByText(/^Please enter an amount such as 12,50/)).toBeTruthy()
    expect(input().value).toBe('zwölf')
    await user.clear(input())
    expect(await screen.findByText('Amount: please fill in.')).toBeTruthy()
    await user.type(input(), '12,555')
    expect(await screen.findByText(/^Please enter an amount such as 12,50/)).toBeTruthy()
    expect(command.sent).toEqual([])
    await user.type(input(), '{Backspace}')
    await waitFor(() => expect(screen.queryByText(/^Please enter an amount/)).toBeNull())
    expect(await sent()).toEqual({ amount: 12.55 })
  })

  it('gets the sign that follows from something else when the person leaves the field', async () => {
    const { user, sent } = await open((amount) => -Math.abs(amount))
    await user.type(input(), '5')
    expect(input().value).toBe('5')
    await user.tab()
    expect(input().value).toBe('-5,00')
    expect(await sent()).toEqual({ amount: -5 })
  })

  it('gets it once the pressed button is let go, which stays under the finger until then', async () => {
    const { user, command } = await open((amount) => -Math.abs(amount))
    await user.type(input(), '5')
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Save' }) })
    expect(input().value).toBe('5,00')
    await user.pointer('[/MouseLeft]')
    expect(input().value).toBe('-5,00')
    await waitFor(() => expect(command.sent).toEqual([{ amount: -5 }]))
  })

  it('that is sent with Enter was never left, and is sent all the same', async () => {
    const { user, command } = await open()
    await user.type(input(), '7,5{Enter}')
    await waitFor(() => expect(command.sent).toEqual([{ amount: 7.5 }]))
  })
})

it('reports an invalid whole number', async () => {
  const { user, send } = await openForm((control) => <NumberField control={control} name="days" label="Days" />, {
    schema: z.object({ days: z.int() }),
    values: { days: null },
  })
  await user.type(input(), '1,5')
  await send()
  expect(await screen.findByText('Please enter digits only, without spaces.')).toBeTruthy()
})

describe('a call number', () => {
  const open = (callNumber = '') =>
    openForm((control) => <CallNumberField control={control} name="callNumber" label="Phone" />, {
      schema: z.object({ callNumber: CallNumber }),
      values: { callNumber },
    })

  it('stands behind its fixed +43 @R184', async () => {
    await open('6641234567')
    expect(screen.getByText('+43')).toBeTruthy()
    expect(input().value).toBe('6641234567')
  })

  it.each([
    '+43 664 1234567',
    '0043 664 1234567',
    '0664/123 45 67',
    '+43 (0) 664-1234567',
    '436641234567',
    '664 1234567',
  ])('copied as %s is taken as 6641234567 @R185', async (copied) => {
    const { user, sent } = await open()
    await user.click(input())
    await user.paste(copied)
    await user.tab()
    expect(input().value).toBe('6641234567')
    expect(await sent()).toEqual({ callNumber: '6641234567' })
  })

  it.each([
    ['01 5123456', 'The phone number must start with 6.'],
    ['+49 170 1234', 'Please enter digits only, without spaces.'],
    ['00664123', 'The phone number must start with 6.'],
    ['664x', 'Please enter digits only, without spaces.'],
    ['612', 'Please enter at least 4 digits.'],
    ['', 'Phone: please fill in.'],
  ])('refuses %j: %s @R181 @R182 @R183', async (entered, sentence) => {
    const { user, send, command } = await open()
    await user.click(input())
    await user.paste(entered)
    await send()
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(document.activeElement).toBe(input())
    expect(command.sent).toEqual([])
  })
})

describe('a code', () => {
  const open = () =>
    openForm((control) => <CodeField control={control} name="tanToken" label="Code" />, {
      schema: z.object({ tanToken: Tan }),
      values: { tanToken: '' },
    })

  it('may be pasted as it stands in the message, and the phone may offer it @R179 @R180', async () => {
    const { user, sent } = await open()
    expect([input().autocomplete, input().inputMode]).toEqual(['one-time-code', 'numeric'])
    await user.click(input())
    await user.paste(' 482 913 ')
    expect(await sent()).toEqual({ tanToken: '482913' })
    expect(input().value).toBe('482913')
  })

  it.each(['48291', '48291a'])('%s is no code @R178 @R179 @R180', async (code) => {
    const { user, send } = await open()
    await user.type(input(), code)
    await send()
    expect(await screen.findByText('The code has exactly six digits.')).toBeTruthy()
    await user.clear(input())
    expect(await screen.findByText('Code: please fill in.')).toBeTruthy()
  })
})

it('an IBAN is typed with or without spaces, in small letters too, and shown in groups', async () => {
  const { user, send, sent } = await openForm((control) => <IbanField control={control} name="iban" label="IBAN" />, {
    schema: z.object({ iban: Iban.check(iban()) }),
    values: { iban: '' },
  })
  await user.type(input(), 'at61 1904 3002 3457 3202')
  await send()
  expect(await screen.findByText('This IBAN is not correct. Please check it.')).toBeTruthy()
  await user.type(input(), '{Backspace}1')
  await user.tab()
  expect(input().value).toBe('AT61 1904 3002 3457 3201')
  expect(await sent()).toEqual({ iban: 'AT611904300234573201' })
})
