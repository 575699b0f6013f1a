import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import type { CheckEmailRequest } from '#generated/model/check-email-request.ts'
import { Actions, FormFrame, PlainSubmit, takeOverForm } from '#src/shared/form/shell/form-frame.tsx'
import { TextEntry } from '#src/shared/form/fields/text-entry.tsx'
import type { ApiError } from '#src/shared/http/api-error.ts'
import { loadPart } from '#src/shared/http/load-part.ts'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { checkEmailSentences } from './check-email-sentences.ts'
import type { LoginPort, Person } from './login-port.ts'

type Props = {
  port: LoginPort
  /** Who was found before, for whoever comes back from a later step. */
  person?: Person | undefined
  onKnown: (person: Person) => void
  onPasswordMissing: (person: Person) => void
}

/** Step 1 asks for the e-mail address only, and for the customer number once the server wants it (R107 to R110). */
export function EmailStep(props: Props) {
  const { t } = useLingui()
  const { bind, frame, entry, numberAsked } = useEmailForm(props)
  return (
    <form {...bind}>
      <FormFrame
        form={frame}
        sentences={checkEmailSentences}
        fields={
          <>
            <TextEntry {...entry('email', t`E-mail address`)} kind="email" autoComplete="username" autoFocus />
            {numberAsked && (
              <TextEntry
                {...entry('customerNumber', t`Customer number`)}
                description={t`Several customers use this e-mail address. You find the number on every bill.`}
                kind="digits"
                autoComplete="off"
                autoFocus
              />
            )}
          </>
        }
        actions={
          <Actions>
            <PlainSubmit label={t`Next`} pending={frame.pending} />
          </Actions>
        }
      />
    </form>
  )
}

const names = ['email', 'customerNumber'] as const
type Entries = Record<(typeof names)[number], string>
type Wrong = { readonly [Name in keyof Entries]?: string | undefined }

const empty: Entries = { email: '', customerNumber: '' }
const entriesOf = (form: HTMLFormElement): Entries => ({ ...empty, ...Object.fromEntries(new FormData(form)) })

/** What judges the entries, and the words of what it says. */
export const loadCheck = () =>
  loadPart(async () => {
    const [check] = await Promise.all([import('./login-schemas.ts'), loadCatalog('shell')])
    return check
  })

/**
 * The form of the first step, by hand: the library of all other forms would be a tenth of what the login page loads, and
 * comes with the second step (docs/decisions/005). It behaves as they do: the contract decides when somebody submits, from
 * then on with every change, and the first wrong field gets the focus.
 */
function useEmailForm({ port, person: before, onKnown, onPasswordMissing }: Props) {
  const { i18n } = useLingui()
  const [entries, setEntries] = useState({ email: before?.email ?? '', customerNumber: before?.customerNumber ?? '' })
  const [numberAsked, setNumberAsked] = useState(false) // by the server, which knows who uses the address
  const [wrong, setWrong] = useState<Wrong>({})
  /** Here from the first try on, and from the first with the customer number. */
  const [check, setCheck] = useState<Awaited<ReturnType<typeof loadCheck>>>()
  const [pending, setPending] = useState(false)
  const [unreachable, setUnreachable] = useState<ApiError>()
  const mutation = useMutation<void, ApiError, CheckEmailRequest>(port.checkEmail)
  const element = useRef<HTMLFormElement>(null)

  // The page is there before its program: what was typed and sent until now counts (docs/decisions/037).
  useLayoutEffect(() => {
    const { email } = entriesOf(element.current!)
    if (email !== '') setEntries((loaded) => ({ ...loaded, email }))
  }, [])
  useEffect(() => void takeOverForm(element.current!), [])

  async function send(sent: CheckEmailRequest) {
    const person = { email: sent.email, customerNumber: sent.customerNumber ?? null }
    try {
      await mutation.mutateAsync(sent)
      onKnown(person)
    } catch (error) {
      const { status } = error as ApiError
      if (status !== 462 && (status !== 463 || numberAsked)) return
      mutation.reset() // no error, but another step
      setCheck(undefined)
      if (status === 462) onPasswordMissing(person)
      else setNumberAsked(true)
    }
  }

  async function submit(form: HTMLFormElement) {
    setPending(true)
    setUnreachable(undefined)
    try {
      const checkNow = await loadCheck().catch((error: ApiError) => void setUnreachable(error))
      if (checkNow === undefined) return
      const found = checkNow.checkEmailEntries(entriesOf(form), numberAsked)
      setCheck(checkNow)
      setWrong(found.wrong)
      const first = names.find((name) => found.wrong[name] !== undefined)
      if (first !== undefined) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
      if (found.sent !== undefined) await send(found.sent)
    } finally {
      setPending(false)
    }
  }

  return {
    numberAsked,
    /** For the form element. */
    bind: {
      ref: element,
      method: 'dialog' as const, // without the program, nothing of it goes into an address
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!pending) void submit(event.currentTarget)
      },
      noValidate: true,
      'aria-busy': pending,
    },
    /** For what stands around the fields. */
    frame: { pending, refusal: unreachable ?? mutation.error ?? undefined, wrong: undefined, restored: false },
    /** For a field. */
    entry: (name: (typeof names)[number], label: string) => {
      const key = wrong[name]
      return {
        name,
        label,
        required: true,
        value: entries[name],
        error: key && check?.entryMessage(i18n, label, key),
        onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
          const now = { ...entries, [name]: currentTarget.value }
          setEntries(now)
          if (check) setWrong({ ...wrong, [name]: check.checkEmailEntries(now, numberAsked).wrong[name] })
        },
      }
    },
  }
}
