/**
 * The login page with its first step. It is part of the first file that the browser loads, and so are its words (lingui.config.ts);
 * the later steps (src/features/login) are loaded afterwards.
 */
import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import type { CheckEmailRequest } from '#generated/model/check-email-request.ts'
import type { LoginPort, Person } from '#src/features/login/login-port.ts'
import { Actions, PlainSubmit } from '#src/shared/elements/button-row.tsx'
import { Notice } from '#src/shared/elements/notice.tsx'
import { ScrollIntoView } from '#src/shared/elements/scroll-into-view.tsx'
import { Spinner } from '#src/shared/elements/spinner.tsx'
import { TextEntry } from '#src/shared/form/fields/text-entry.tsx'
import type { ApiError } from '#src/shared/http/api-error.ts'
import { loadPart } from '#src/shared/http/load-part.ts'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import type { Sentences } from '#src/shared/problem/problem-message.ts'
import { ProblemNote } from '#src/shared/problem/problem-note.tsx'
import type { StatusOf } from '#src/shared/query/port.ts'
import type { RouterContext } from '#src/shared/query/query-client.ts'
import { type Area, startSession, loginSearch, requireSignedOut } from '#src/shared/session/session.ts'
import { useHistoryStep } from '#src/shared/page/history-step.ts'
import { preloadAreaFiles } from '#src/shared/shell/page-files.ts'
import { Brand } from '#src/shared/ui/brand.tsx'
import { ColorSchemeSwitch } from '#src/shared/ui/color-scheme-switch.tsx'
import { Footer } from '#src/shared/ui/footer.tsx'
import { LanguageSwitch } from '#src/shared/ui/language-switch.tsx'
import { whenIdle } from '#src/shared/ui/loadable.tsx'
import { usePageTitle } from '#src/shared/ui/page-title.tsx'
import classes from './login.module.css'
import { liveRegion } from '../../shared/elements/live-region.ts'

/** The options of the route of an area's login, which is for people who are not signed in there. */
export const createLoginRoute = (area: Area) => ({
  validateSearch: loginSearch(area),
  beforeLoad: ({ search, context }: { search: { redirect?: string }; context: RouterContext }) =>
    requireSignedOut(area, search.redirect, context.isPage),
})

const checkEmailSentences = {
  461: msg`We do not know this customer number. Please check it: it is on every bill.`,
  462: msg`You have not set a password yet. Please set one now.`,
  463: msg`Please enter the customer number too.`,
} satisfies Sentences<StatusOf<LoginPort['checkEmail']>>

const loadLaterCatalogs = () => Promise.all([loadCatalog('login'), loadCatalog('shell')])

/** Loads what the press on "Next" needs: the check of the entries, and the second step. */
const loadNext = () =>
  loadPart(async () => {
    const [next] = await Promise.all([import('#src/features/login/password-step.tsx'), loadLaterCatalogs()])
    const { checkEmailEntries, fieldMessage, PasswordStep: SecondStep } = next
    return { checkEmailEntries, fieldMessage, SecondStep }
  })

const PasswordStep = lazy(async () => ({ default: (await loadNext()).SecondStep }))

/** Loaded for people without a password to sign in with. */
const ResetStep = lazy(async () => {
  const [module] = await Promise.all([import('#src/features/login/reset-step.tsx'), loadLaterCatalogs()])
  return { default: module.ResetStep }
})

type LoginPageProps = {
  area: Area
  port: LoginPort
  /** Whom this login is for, one line below the title. */
  subtitle: string
  /** Where somebody without an account gets one; the bank has none (R859 to R861). */
  registration?: { href: string; label: string }
}

/** The login of all three areas: e-mail address, then password, or a new password with a code. Signing in starts a session of the area. */
export function LoginPage({ area, port, subtitle, registration }: LoginPageProps) {
  const { t, i18n } = useLingui()
  /** Whom the first step found. */
  const [person, setPerson] = useState<Person>()
  const [isFirstPassword, setIsFirstPassword] = useState(false)
  const password = useHistoryStep('password')
  const reset = useHistoryStep('reset')
  const step = person === undefined ? 'email' : reset.isOpen ? 'reset' : password.isOpen ? 'password' : 'email'
  const title = step === 'reset' ? t`Set a new password` : t`Sign in`
  usePageTitle(title, subtitle)
  useEffect(() => {
    // Loaded ahead, so that there is no wait after the press on "Next" (docs/decisions/005); a failure is shown after that press.
    const cancel = whenIdle(() => void loadNext().catch(() => {}))
    return cancel
  }, [])

  return (
    <div className={classes.page} data-below-alerts>
      <header className={classes.header}>
        <Brand />
        <div className={classes.tools}>
          <LanguageSwitch />
          <ColorSchemeSwitch />
        </div>
      </header>
      <main className={classes.main}>
        <div className={classes.card}>
          <Stack gap="xl">
            <Stack gap={6}>
              <Title order={1} size="h2">
                {title}
              </Title>
              <Text c="dimmed">{subtitle}</Text>
              {/* Always rendered, so that screen readers announce why another step comes (R109). */}
              <div {...liveRegion}>
                {step === 'reset' && isFirstPassword && (
                  <Notice style={{ marginTop: 10 }}>{i18n._(checkEmailSentences[462])}</Notice>
                )}
              </div>
            </Stack>
            <Suspense fallback={<Spinner />}>
              {step === 'email' && (
                <EmailStep
                  port={port}
                  person={person}
                  onAccepted={(accepted) => {
                    preloadAreaFiles()
                    setPerson(accepted)
                    // A reload leaves the later steps in the history, but not in the page.
                    password.openInstead()
                  }}
                  onPasswordMissing={(accepted) => {
                    setPerson(accepted)
                    setIsFirstPassword(true)
                    reset.openInstead()
                  }}
                />
              )}
              {step === 'password' && person && (
                <PasswordStep
                  port={port}
                  person={person}
                  onSignedIn={(token) => startSession(area, token)}
                  onForgotten={() => {
                    setIsFirstPassword(false)
                    reset.open()
                  }}
                  onOtherEmail={password.close}
                />
              )}
              {step === 'reset' && person && (
                <ResetStep
                  port={port}
                  person={person}
                  onContinue={() => setIsFirstPassword(false)}
                  onDone={password.isOpen ? reset.close : password.openInstead}
                  onBack={password.isOpen ? password.close : reset.close}
                />
              )}
            </Suspense>
            {registration && step === 'email' && (
              <Text size="sm" className={classes.registration}>
                <Trans>No account yet?</Trans>{' '}
                <Anchor href={registration.href} target="_blank" rel="noopener" inherit>
                  {registration.label}
                </Anchor>
              </Text>
            )}
            {step === 'email' && <OtherLogins area={area} />}
          </Stack>
        </div>
      </main>
      <Footer />
    </div>
  )
}

/** The logins of the other areas, for people who came to the wrong one. */
function OtherLogins({ area }: { area: Area }) {
  const { t } = useLingui()
  const questions: Record<Area, string> = {
    private: t`Do you use paybox privately? Sign in here.`,
    business: t`Do you manage a company? Sign in here.`,
    bank: t`Do you work for the bank? Sign in here.`,
  }
  const others = (Object.keys(questions) as Area[]).filter((other) => other !== area)
  return (
    <nav aria-label={t`Other logins`}>
      <Group gap="0 20px">
        {others.map((other) => (
          <Anchor key={other} size="sm" py={10} renderRoot={(props) => <Link to={`/${other}/login`} {...props} />}>
            {questions[other]}
          </Anchor>
        ))}
      </Group>
    </nav>
  )
}

type EmailStepProps = {
  port: LoginPort
  /** Set when somebody comes back from a later step. */
  person?: Person | undefined
  onAccepted: (person: Person) => void
  onPasswordMissing: (person: Person) => void
}

/** Step 1 asks for the e-mail address only, and for the customer number once the server requires it (R107 to R110). */
function EmailStep(props: EmailStepProps) {
  const { t } = useLingui()
  const { bind, pending, refusal, entry, isNumberRequired } = useEmailForm(props)
  return (
    // oxlint-disable-next-line portal/no-own-form -- the first step is drawn before any shell of a form is loaded
    <form {...bind}>
      <Stack gap="md">
        <TextEntry {...entry('email', t`E-mail address`)} kind="email" autoComplete="username" autoFocus />
        {isNumberRequired && (
          <TextEntry
            {...entry('customerNumber', t`Customer number`)}
            description={t`This e-mail address belongs to several customer numbers. You will find yours on every bill.`}
            kind="digits"
            autoComplete="off"
            autoFocus
          />
        )}
        {refusal && (
          <ScrollIntoView>
            <ProblemNote error={refusal} sentences={checkEmailSentences} />
          </ScrollIntoView>
        )}
        <Actions>
          <PlainSubmit label={t`Next`} pending={pending} />
        </Actions>
      </Stack>
    </form>
  )
}

const names = ['email', 'customerNumber'] as const
type Entries = Record<(typeof names)[number], string>
type ErrorKeys = { readonly [Name in keyof Entries]?: string | undefined }

const empty: Entries = { email: '', customerNumber: '' }
const readEntries = (form: HTMLFormElement): Entries => ({ ...empty, ...Object.fromEntries(new FormData(form)) })

/**
 * The form of the first step, written by hand: the library of all other forms would be a tenth of what the login page loads, and
 * comes with the second step (docs/decisions/005). It behaves as they do: it validates by the contract with the first submit, then
 * with every change, and focuses the first wrong field.
 */
function useEmailForm({ port, person, onAccepted, onPasswordMissing }: EmailStepProps) {
  const { i18n } = useLingui()
  const [entries, setEntries] = useState({ email: person?.email ?? '', customerNumber: person?.customerNumber ?? '' })
  const [isNumberRequired, setNumberRequired] = useState(false) // by the server, which knows who uses the address
  const [errorKeys, setErrorKeys] = useState<ErrorKeys>({})
  /** Set from the first submit on; forgotten when the customer number is required, until the next submit. */
  const [check, setCheck] = useState<Awaited<ReturnType<typeof loadNext>>>()
  const [pending, setPending] = useState(false)
  const [loadError, setLoadError] = useState<ApiError>()
  const mutation = useMutation<void, ApiError, CheckEmailRequest>(port.checkEmail)
  const element = useRef<HTMLFormElement>(null)

  // The page is there before its program: what was typed and sent until now counts (docs/decisions/005).
  useLayoutEffect(() => {
    const { email } = readEntries(element.current!)
    if (email !== '') setEntries((loaded) => ({ ...loaded, email }))
  }, [])
  useEffect(() => void takeOverForm(element.current!), [])

  async function send(request: CheckEmailRequest) {
    const found = { email: request.email, customerNumber: request.customerNumber ?? null }
    try {
      await mutation.mutateAsync(request)
      onAccepted(found)
    } catch (error) {
      const { status } = error as ApiError
      if (status !== 462 && (status !== 463 || isNumberRequired)) return
      mutation.reset() // no error, but another step
      setCheck(undefined)
      if (status === 462) onPasswordMissing(found)
      else setNumberRequired(true)
    }
  }

  async function submit(form: HTMLFormElement) {
    setPending(true)
    setLoadError(undefined)
    try {
      const loaded = await loadNext().catch((error: ApiError) => void setLoadError(error))
      if (loaded === undefined) return
      const { request, wrong } = loaded.checkEmailEntries(readEntries(form), isNumberRequired)
      setCheck(loaded)
      setErrorKeys(wrong)
      const first = names.find((name) => wrong[name] !== undefined)
      if (first !== undefined) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
      if (request !== undefined) await send(request)
    } finally {
      setPending(false)
    }
  }

  return {
    isNumberRequired,
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
    pending,
    refusal: loadError ?? mutation.error,
    /** For a field. */
    entry: (name: (typeof names)[number], label: string) => {
      const key = errorKeys[name]
      return {
        name,
        label,
        'aria-required': true,
        value: entries[name],
        error: key && check?.fieldMessage(i18n, label, key),
        onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
          const changed = { ...entries, [name]: currentTarget.value }
          setEntries(changed)
          if (check)
            setErrorKeys({ ...errorKeys, [name]: check.checkEmailEntries(changed, isNumberRequired).wrong[name] })
        },
      }
    },
  }
}

/**
 * Takes over a form that the prerendered page contained: submits it once if the person sent it before the program was loaded, and
 * ends the page's own handling (index.html). Does nothing for other forms.
 */
export function takeOverForm(form: HTMLFormElement): void {
  form.closest('[data-first]')?.removeAttribute('data-first')
  if (form.dataset.sent === undefined) return
  delete form.dataset.sent
  form.querySelector('[type=submit]')?.removeAttribute('data-loading')
  form.requestSubmit()
}
