/** `npm run components`: the shared components in their states, in both languages and colour schemes, without a backend. */
import '#src/app/styles.css'
import '#src/shared/shell/styles.css'
import { msg } from '@lingui/core/macro'
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconPencil, IconTrash } from '@tabler/icons-react'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { appCatalog, catalogs } from '#src/app/catalogs.ts'
import { PortalProviders } from '#src/app/portal.tsx'
import { AlertList } from '#src/shared/alerts/alert-list.tsx'
import { addAlert, addSuccess } from '#src/shared/alerts/alerts.ts'
import { BarList } from '#src/shared/chart/bar-list.tsx'
import { ConfirmButton } from '#src/shared/elements/button-row.tsx'
import { Copyable } from '#src/shared/elements/copyable.tsx'
import { Notice } from '#src/shared/elements/notice.tsx'
import { RecordAction } from '#src/shared/elements/record-action.tsx'
import { softDisabledProps } from '#src/shared/elements/soft-disabled.ts'
import { StatusBadge } from '#src/shared/elements/status-badge.tsx'
import { Timestamp } from '#src/shared/elements/timestamp.tsx'
import { CheckboxField, CheckboxGroupField } from '#src/shared/form/fields/checkbox-field.tsx'
import { DateField } from '#src/shared/form/fields/date-field.tsx'
import { FieldGroup } from '#src/shared/form/fields/field-groups.tsx'
import { FileField } from '#src/shared/form/fields/file-field.tsx'
import { PasswordField } from '#src/shared/form/fields/password-field.tsx'
import { YesNoField } from '#src/shared/form/fields/radio-field.tsx'
import { SelectField } from '#src/shared/form/fields/select-field.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { TextareaField } from '#src/shared/form/fields/textarea-field.tsx'
import { CallNumberField, CodeField, IbanField, NumberField } from '#src/shared/form/fields/typed-fields.tsx'
import { ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { PageForm } from '#src/shared/form/shell/page-form.tsx'
import { refusal, unanswered } from '#src/shared/http/api-error.fake.ts'
import { loadCatalog, startLanguage } from '#src/shared/i18n/i18n.ts'
import { ProblemNote } from '#src/shared/problem/problem-note.tsx'
import { fakeCommand, fakeQuery } from '#src/shared/query/port.fake.ts'
import { createQueryClient } from '#src/shared/query/query-client.ts'
import { createGuests, guestColumns, guests, type GuestList, type GuestSearch } from '#src/shared/table/list.fake.tsx'
import { ServerTable } from '#src/shared/table/server-table.tsx'
import { CardGrid, FactsCard, FormCardSkeleton } from '#src/shared/ui/cards.tsx'
import { ColorSchemeSwitch } from '#src/shared/ui/color-scheme-switch.tsx'
import { LanguageSwitch } from '#src/shared/ui/language-switch.tsx'
import { ConfirmModal } from '#src/shared/ui/modal/confirm-modal.tsx'
import { Consequences } from '#src/shared/ui/modal/consequences.tsx'

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper component="section" p="lg" shadow="sm">
    <Stack gap="md">
      <Title order={2}>{title}</Title>
      {children}
    </Stack>
  </Paper>
)

const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <Text size="sm" c="dimmed">
      {name}
    </Text>
    {children}
  </div>
)

const buttonStates = { ready: {}, busy: { busy: true }, disabled: { disabled: true } }

function Buttons() {
  return (
    <Section title="Buttons">
      {Object.entries(buttonStates).map(([name, state]) => (
        <State key={name} name={name}>
          <Group>
            <ConfirmButton {...softDisabledProps(state)}>Primary</ConfirmButton>
            <Button variant="default" {...softDisabledProps(state)}>
              Secondary
            </Button>
            <ConfirmButton danger {...softDisabledProps(state)}>
              Irreversible
            </ConfirmButton>
          </Group>
        </State>
      ))}
      <State name="actions of a row">
        <RecordAction label="Edit" about="Edit Anna Gruber" icon={<IconPencil size={18} />} onClick={() => {}} />
        <RecordAction label="Delete" about="Delete Anna" icon={<IconTrash size={18} />} danger onClick={() => {}} />
      </State>
    </Section>
  )
}

const noticeIcons = { info: <IconInfoCircle />, success: <IconCircleCheck />, error: <IconAlertCircle /> }

function Messages() {
  return (
    <Section title="Messages">
      {(['info', 'success', 'error'] as const).map((tone) => (
        <Notice key={tone} tone={tone} icon={noticeIcons[tone]} title={`A notice: ${tone}`}>
          <Text size="sm">What happened, and what to do next.</Text>
        </Notice>
      ))}
      {[refusal(403), refusal(404), refusal(429, undefined, 120), refusal(500), unanswered('network')].map((error) => (
        <ProblemNote key={error.status ?? error.failure} error={error} />
      ))}
      <Consequences facts={[{ label: 'Customer', value: 'Anna Gruber' }]} />
      <Group>
        <Button onClick={() => addSuccess(msg`Saved.`)}>Success alert</Button>
        <Button onClick={() => addAlert({ message: msg`It failed.`, traceId: crypto.randomUUID() })}>
          Error alert
        </Button>
      </Group>
    </Section>
  )
}

function Values() {
  return (
    <Section title="Values">
      <Group>
        {(['good', 'waiting', 'bad', 'neutral'] as const).map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            {tone}
          </StatusBadge>
        ))}
        <Copyable value="6641234567" label="number" />
        <Timestamp at="2026-03-12T09:30:00Z" />
      </Group>
      <CardGrid from="sm">
        <FactsCard title="Card" facts={[{ label: 'Name', value: 'Anna Gruber' }]} />
        <FormCardSkeleton fields={1} />
      </CardGrid>
      <BarList rows={[120.5, 80, -30].map((value, index) => ({ name: `Item ${index + 1}`, value }))} />
    </Section>
  )
}

const entries = {
  name: 'Anna',
  fixed: 'Read only',
  password: '',
  note: '',
  day: '2026-03-12',
  amount: 12.5,
  iban: '',
  number: '6641234567',
  code: '',
  choice: 'A',
  yes: null,
  agreed: true,
  several: ['A'],
  file: null,
}
const emptyEntries = { ...entries, name: '', day: '', amount: null, number: '', choice: null, several: [] }
const required = z.looseObject(
  Object.fromEntries(
    ['name', 'password', 'day', 'amount', 'number', 'code', 'choice', 'yes', 'several', 'file'].map((name) => [
      name,
      z.unknown().check(z.refine((value) => value !== null && value !== undefined && String(value) !== '', 'required')),
    ]),
  ),
)
const options = ['A', 'B'].map((value) => ({ value, label: `Choice ${value}` }))

function Fields({ invalid }: { invalid: boolean }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The first invalid field takes the focus; the page stays at its top.
    frame.current?.addEventListener('focusin', () => window.scrollTo({ top: 0 }), { once: true })
    if (invalid) frame.current?.querySelector('form')?.requestSubmit()
  }, [invalid])
  return (
    <div ref={frame}>
      <PageForm
        command={fakeCommand('commonGetVersion', undefined)}
        schema={() => Promise.resolve(required)}
        defaultValues={invalid ? emptyEntries : entries}
        submitLabel="Save"
        onlyChanged={!invalid}
      >
        {(control) => (
          <>
            <TextField control={control} name="name" label="Text" description="Help text" autoComplete="off" />
            <TextField control={control} name="fixed" label="Read only" autoComplete="off" readOnly />
            <PasswordField control={control} name="password" label="Password" autoComplete="off" />
            <TextareaField control={control} name="note" label="Optional note" max={200} optional />
            <DateField control={control} name="day" label="Day" />
            <NumberField control={control} name="amount" label="Amount" decimals={2} />
            <IbanField control={control} name="iban" label="IBAN" optional />
            <CallNumberField control={control} name="number" label="Number" />
            <CodeField control={control} name="code" label="Code" />
            <SelectField control={control} name="choice" label="Choice" options={options} />
            <YesNoField control={control} name="yes" label="Yes or no" />
            <FieldGroup legend="Group" gap={0}>
              <CheckboxField control={control} name="agreed" label="Checkbox" />
            </FieldGroup>
            <CheckboxGroupField control={control} name="several" label="Several" options={options} />
            <FileField control={control} name="file" label="File" accept=".csv" />
          </>
        )}
      </PageForm>
    </div>
  )
}

const never = new Promise<GuestList>(() => {})
const listStates: Record<string, { answer: () => Promise<GuestList> | GuestList; search?: GuestSearch }> = {
  rows: { answer: () => ({ results: createGuests(5), total: 42 }) },
  loading: { answer: () => never },
  empty: { answer: () => ({ results: [], total: 0 }) },
  'no match': { answer: () => ({ results: [], total: 0 }), search: { q: 'xyz' } },
  failed: { answer: () => Promise.reject(refusal(500)) },
}

function List({ name }: { name: string }) {
  const { answer, search: start = {} } = listStates[name]!
  const [search, onSearch] = useState<GuestSearch>(start)
  return (
    <ServerTable
      name={`components-${name}`}
      label={name}
      query={fakeQuery(['components', name], answer)}
      rows={({ results }) => results}
      total={({ total }) => total}
      rowId={({ id }) => id}
      columns={guestColumns}
      pageSize={5}
      list={guests}
      search={search}
      onSearch={onSearch}
      empty={{ title: 'No entries yet', text: 'What to do next.' }}
    />
  )
}

function Modals() {
  const [open, setOpen] = useState<'form' | 'question'>()
  const modal = { onClose: () => setOpen(undefined), success: msg`Saved.` }
  return (
    <Section title="Modals">
      <Group>
        <Button onClick={() => setOpen('form')}>Form</Button>
        <Button onClick={() => setOpen('question')}>Irreversible question</Button>
      </Group>
      <ModalForm
        {...modal}
        title="Form"
        opened={open === 'form'}
        command={fakeCommand('commonGetVersion', undefined)}
        schema={() => Promise.resolve(z.looseObject({}))}
        defaultValues={{ name: '' }}
        submitLabel="Save"
      >
        {(control) => <TextField control={control} name="name" label="Text" autoComplete="off" optional />}
      </ModalForm>
      <ConfirmModal
        {...modal}
        title="Delete?"
        opened={open === 'question'}
        command={fakeCommand('commonGetVersion', undefined)}
        input={undefined}
        confirmLabel="Delete"
        danger
      >
        <Consequences facts={[{ label: 'Customer', value: 'Anna Gruber' }]} />
      </ConfirmModal>
    </Section>
  )
}

const Components = () => (
  <Stack gap="lg" p="lg" component="main">
    <Group justify="space-between">
      <Title order={1} tabIndex={-1}>
        Components
      </Title>
      <Group>
        <LanguageSwitch />
        <ColorSchemeSwitch />
      </Group>
    </Group>
    <Buttons />
    <Values />
    <Messages />
    <Modals />
    <Section title="Lists">
      {Object.keys(listStates).map((name) => (
        <State key={name} name={name}>
          <List name={name} />
        </State>
      ))}
    </Section>
    <CardGrid from="md">
      {[false, true].map((invalid) => (
        <Section key={String(invalid)} title={invalid ? 'Fields with errors' : 'Fields'}>
          <Fields invalid={invalid} />
        </Section>
      ))}
    </CardGrid>
  </Stack>
)

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
await startLanguage(catalogs, appCatalog)
await Promise.all([loadCatalog('shell'), loadCatalog('table')])
createRoot(document.getElementById('root')!).render(
  <PortalProviders queryClient={createQueryClient()}>
    <RouterContextProvider router={router as never}>
      <AlertList />
      <Components />
    </RouterContextProvider>
  </PortalProviders>,
)
