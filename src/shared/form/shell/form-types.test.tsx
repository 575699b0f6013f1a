import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fakeChange } from '../../query/port.fake.ts'
import { TextField } from '../fields/text-field.tsx'
import type { FormControl } from '../fields/use-bound-field.ts'
import { aboutForm } from '../../problem/problem-message.ts'
import { ChangeForm } from './change-form.tsx'

type Names = { first: string; last: string }

const change = fakeChange<Names & { etag: string }, Names, void, 409>('bankUpdateEmployee', undefined)
const form = {
  change,
  record: { etag: 'v1', first: 'Anna', last: 'Gruber' },
  schema: () => Promise.resolve(z.object({ first: z.string(), last: z.string() })),
  sentences: { 409: aboutForm({ id: 'taken' }) },
  submitLabel: 'Save',
}
const NameFields = ({ control }: { control: FormControl<Names> }) => (
  <TextField control={control} name="first" label="First name" autoComplete="off" />
)

it('a form without a value, a sentence or a field of its record does not compile', () => {
  const complete = (
    <ChangeForm {...form} values={({ first, last }) => ({ first, last, note: '' })}>
      {(control) => <NameFields control={control} />}
    </ChangeForm>
  )
  const withoutValue = (
    <ChangeForm {...form} values={({ first }) => ({ first })}>
      {/* @ts-expect-error the shared fields need the last name too */}
      {(control) => <NameFields control={control} />}
    </ChangeForm>
  )
  const wrongName = (
    <ChangeForm {...form} values={({ first }) => ({ first })}>
      {/* @ts-expect-error there is no such value */}
      {(control) => <TextField control={control} name="last" label="Last name" autoComplete="off" />}
    </ChangeForm>
  )
  const wrongRecord = (
    // @ts-expect-error the record has no such field
    <ChangeForm {...form} values={({ middle }) => ({ middle })}>
      {() => null}
    </ChangeForm>
  )
  const withoutSentence = (
    // @ts-expect-error a refusal has no sentence
    <ChangeForm {...form} sentences={{}} values={({ first }) => ({ first })}>
      {() => null}
    </ChangeForm>
  )
  const forms = [complete, withoutValue, wrongName, wrongRecord, withoutSentence]
  expect(forms.every(({ type }) => type === ChangeForm)).toBe(true)
})
