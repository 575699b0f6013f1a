import { Button, Group, Text, TextInput, UnstyledButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconLink, IconPencil, IconTrash } from '@tabler/icons-react'
import { useId, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { ConfirmButton } from '../../elements/button-row.tsx'
import { IconButton } from '../../elements/icon-button.tsx'
import type { ListDefinition, ListSearch } from '../state/list-search.ts'
import {
  applyView,
  createLink,
  createViewSearch,
  isSameName,
  isShown,
  maxNameLength,
  maxSavedViews,
  nameProblem,
  normalizeName,
  readSavedViews,
  storeSavedViews,
  type NameProblem,
  type SavedView,
} from './saved-views.ts'
import classes from './named-views.module.css'
import shared from './view-choices.module.css'
import { liveRegion } from '../../elements/live-region.ts'

type Props = {
  /** Key of the stored preferences of the list. */
  name: string
  list: ListDefinition
  search: ListSearch
  onSearch: (next: ListSearch) => void
  /** The layout that applies. */
  layout: string
  /** Closes the menu. */
  onChosen: () => void
}

/** What is in progress; at most one. */
type Task = { kind: 'save' } | { kind: 'rename' | 'delete'; name: string } | { kind: 'copy'; link: string }

/** The views of a list that this person saved: choose, save, rename, delete, copy a link. */
export function NamedViews({ name: listName, list, search, onSearch, layout, onChosen }: Props) {
  const { t } = useLingui()
  const headingId = useId()
  const section = useRef<HTMLElement>(null)
  const [views, setViews] = useState(() => readSavedViews(listName))
  const [task, setTask] = useState<Task>()
  const [status, setStatus] = useState('')

  /** Renders the change, then moves the focus, which the pressed button may have lost. */
  function showAndFocus(change: () => void, target: string) {
    flushSync(change)
    section.current?.querySelector<HTMLElement>(target)?.focus()
  }
  const startTask = (next: Task) =>
    showAndFocus(() => {
      setTask(next)
      setStatus('')
    }, '[data-first]')
  const endTask = (target: string) => showAndFocus(() => setTask(undefined), target)
  const buttonOf = (name: string) => `[data-view="${CSS.escape(name)}"]`
  const saveButton = '[data-save]'

  function store(next: readonly SavedView[], done: string, target: string) {
    const isStored = storeSavedViews(listName, next)
    showAndFocus(() => {
      setViews(readSavedViews(listName))
      setTask(undefined)
      setStatus(
        isStored ? done : t`Your browser does not store the views. They are lost when you close or reload this page.`,
      )
    }, target)
  }

  function save(name: string) {
    const view = { name, search: createViewSearch(list, search, layout) }
    // Read again, since another tab may have changed them.
    const others = readSavedViews(listName).filter((other) => !isSameName(other.name, name))
    store([...others, view], t`The view “${name}” is saved.`, buttonOf(name))
  }

  function rename(before: string, name: string) {
    const next = readSavedViews(listName).map((view) => (view.name === before ? { ...view, name } : view))
    store(next, t`The view is now called “${name}”.`, buttonOf(name))
  }

  function remove(name: string) {
    const at = views.findIndex((view) => view.name === name)
    const neighbour = views[at + 1] ?? views[at - 1]
    const next = readSavedViews(listName).filter((view) => view.name !== name)
    store(next, t`The view “${name}” is deleted.`, neighbour === undefined ? saveButton : buttonOf(neighbour.name))
  }

  async function copyLink(shown: ListSearch) {
    const link = createLink(list, shown)
    try {
      await navigator.clipboard.writeText(link)
      setTask(undefined)
      setStatus(t`The link is copied.`)
    } catch {
      startTask({ kind: 'copy', link })
    }
  }

  function item(view: SavedView) {
    const { name } = view
    if (task?.kind === 'rename' && task.name === name) {
      return (
        <NameForm
          initial={name}
          others={views.filter((other) => other !== view)}
          onSubmit={(next) => rename(name, next)}
          onCancel={() => endTask(buttonOf(name))}
        />
      )
    }
    if (task?.kind === 'delete' && task.name === name) {
      return (
        <div className={classes.question} role="group" aria-labelledby={`${headingId}-delete`}>
          <Text size="sm" id={`${headingId}-delete`}>
            <Trans>Delete the view “{name}”? It cannot be restored.</Trans>
          </Text>
          <Group gap="sm">
            <Button variant="default" data-first onClick={() => endTask(buttonOf(name))}>
              <Trans>Keep</Trans>
            </Button>
            <ConfirmButton danger onClick={() => remove(name)}>
              <Trans>Delete view</Trans>
            </ConfirmButton>
          </Group>
        </div>
      )
    }
    const isCurrent = isShown(list, search, layout, view)
    return (
      <div className={classes.view}>
        <UnstyledButton
          className={classes.choose!}
          data-view={name}
          aria-current={isCurrent || undefined}
          onClick={() => {
            onSearch(applyView(list, search, view))
            onChosen()
          }}
        >
          {isCurrent && <IconCheck size={18} aria-hidden />}
          {name}
        </UnstyledButton>
        <IconButton
          tone="gray"
          label={t`Copy the link to ${name}`}
          title={t`Copy link`}
          icon={<IconLink size={18} aria-hidden />}
          onClick={() => void copyLink(view.search)}
        />
        <IconButton
          tone="gray"
          label={t`Rename ${name}`}
          title={t`Rename`}
          icon={<IconPencil size={18} aria-hidden />}
          onClick={() => startTask({ kind: 'rename', name })}
        />
        <IconButton
          tone="danger"
          label={t`Delete ${name}`}
          title={t`Delete`}
          icon={<IconTrash size={18} aria-hidden />}
          onClick={() => startTask({ kind: 'delete', name })}
        />
      </div>
    )
  }

  return (
    <section ref={section} className={classes.section} aria-labelledby={headingId}>
      <h2 className={shared.heading} id={headingId}>
        <Trans>Saved views</Trans>
      </h2>
      {views.length > 0 && (
        <ul className={classes.views}>
          {views.map((view) => (
            <li key={view.name}>{item(view)}</li>
          ))}
        </ul>
      )}
      {task?.kind === 'save' ? (
        <NameForm
          initial=""
          others={views}
          hint={search.q === undefined ? undefined : t`The search text is not saved with the view.`}
          onSubmit={save}
          onReplace={save}
          onCancel={() => endTask(saveButton)}
        />
      ) : (
        <Group gap="xs">
          <Button
            variant="light"
            px="md"
            data-save
            onClick={() => {
              if (views.length < maxSavedViews) startTask({ kind: 'save' })
              else
                setStatus(
                  t`You have saved ${maxSavedViews} views, which is the maximum for a list. Please delete one first.`,
                )
            }}
          >
            <Trans>Save this view</Trans>
          </Button>
          <Button variant="subtle" px="md" onClick={() => void copyLink({ ...search, layout })}>
            <Trans>Copy link</Trans>
          </Button>
        </Group>
      )}
      {task?.kind === 'copy' && (
        <TextInput
          size="md"
          data-first
          readOnly
          label={t`Please copy the link yourself`}
          value={task.link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <Text size="sm" {...liveRegion}>
        {status}
      </Text>
    </section>
  )
}

type NameFormProps = {
  initial: string
  /** The views whose names are taken. */
  others: readonly SavedView[]
  hint?: string | undefined
  onSubmit: (name: string) => void
  /** Replaces the view that has this name. */
  onReplace?: (name: string) => void
  onCancel: () => void
}

function NameForm({ initial, others, hint, onSubmit, onReplace, onCancel }: NameFormProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(initial)
  const [problem, setProblem] = useState<NameProblem>()
  const sentences: Record<NameProblem, string> = {
    empty: t`Please enter a name.`,
    long: t`Please enter at most ${maxNameLength} characters.`,
    taken: t`There is already a view with this name. Please choose another name.`,
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const found = nameProblem(text, others)
    setProblem(found)
    if (found === undefined) onSubmit(normalizeName(text))
    else input.current?.focus()
  }
  return (
    // oxlint-disable-next-line portal/no-own-form -- only the browser stores the name, so there is no command that could be refused
    <form noValidate className={classes.section} onSubmit={submit}>
      <TextInput
        ref={input}
        size="md"
        data-first
        label={t`Name of the view`}
        description={hint}
        error={problem && sentences[problem]}
        errorProps={{ role: 'alert' }}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          setProblem(undefined)
        }}
      />
      <Group gap="xs">
        <Button type="submit">
          <Trans>Save</Trans>
        </Button>
        {problem === 'taken' && onReplace !== undefined && (
          <Button variant="default" onClick={() => onReplace(normalizeName(text))}>
            <Trans>Replace that view</Trans>
          </Button>
        )}
        <Button variant="subtle" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </Group>
    </form>
  )
}
