/**
 * `npm run accessibility:mutants`: which losses of accessibility do the checks of a page notice? On `--pages <count>` (20) pages
 * `--each <count>` (4) of them are made, drawn by `--seed <number>`; what changes nothing in the browser's accessibility tree is none.
 * `--openers <count>` (1) controls of each page lose the focus when what they open opens or closes; a control that opens nothing is
 * drawn again. Fails when fewer than nine of ten are noticed. The figure stands with its day in docs/accessibility.md.
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { type CDPSession, expect, type Page } from '@playwright/test'
import { allPages } from '../all-pages.ts'
import { seededRandom } from '../attack/random.ts'
import { expectFocusReturns } from '../e2e/focus-checks.ts'
import { expectSemantics } from '../e2e/page-checks.ts'
import { expectAccessible } from '../e2e/portal-test.ts'
import { open, type Screen, withPortal } from '../gallery/portal.ts'
import { areas } from '../sandbox/client.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { seed: text, pages: text, each: text, openers: text } })
const numberOf = (name: keyof typeof values, usual: number) => Number(values[name] ?? usual)
const seed = numberOf('seed', randomInt(2 ** 31))
const chance = seededRandom(seed)
/** The share that has to be noticed. */
const enough = 0.9

const screens: Screen[] = areas.flatMap((area) => [
  { area, path: `/${area}/login`, signedIn: false },
  ...allPages[area].map((path) => ({ area, path, signedIn: true })),
])

/** What assistive technology is given, without the numbers of the browser. */
async function accessibilityTree(session: CDPSession): Promise<string> {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return JSON.stringify(
    nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name, description, value, properties }) => [
        role?.value,
        name?.value,
        description?.value,
        value?.value,
        properties?.map((one) => [one.name, one.value.value, one.value.relatedNodes?.map((node) => node.text)]),
      ]),
  )
}

const checkPage = async (page: Page, { signedIn }: Screen) => {
  if (signedIn) await expect(page.getByRole('heading', { level: 1 })).toBeFocused({ timeout: 500 })
  await expectSemantics(page)
  await expectAccessible(page)
}

const checkFocus = async (page: Page) => {
  await expectFocusReturns(page)
  await expectFocusReturns(page, 'header')
}

/** The first line of the output of a check, or nothing when it does not fail. */
async function complaint(check: () => Promise<void>): Promise<string | undefined> {
  try {
    await check()
    return undefined
  } catch (error) {
    const lines = String(error).split('\n')
    return (
      lines
        .find((line) => /^\+\s+"/.test(line))
        ?.slice(1)
        .trim() ?? lines[0]
    )
  }
}

type Outcome = { screen: Screen; mutation: Mutation; noticed: string | undefined }

async function tryMutation(
  page: Page,
  session: CDPSession,
  screen: Screen,
  mutation: Mutation,
): Promise<Outcome | undefined> {
  const before = await accessibilityTree(session)
  await page.evaluate(makeMutation, mutation)
  const isHeard = mutation.kind === 'focus' || (await accessibilityTree(session)) !== before
  const noticed = isHeard ? await complaint(() => checkPage(page, screen)) : undefined
  await page.evaluate('undoMutation()')
  return isHeard ? { screen, mutation, noticed } : undefined
}

/** How often a control is drawn that opens something. */
const draws = 12

/**
 * Whether the control opens something that takes and returns the focus; undefined where it opens nothing, or nothing that Escape closes.
 * Asked with the mouse, in another way than the check.
 */
async function keepsFocus(page: Page, kind: Mutation['kind'], at: number): Promise<boolean | undefined> {
  const popup = page.locator('[role=dialog], [role=menu]').first()
  const control = page.locator('html, body, body *').nth(at)
  await control.click()
  const reaches = (state: 'visible' | 'hidden', timeout: number) =>
    popup.waitFor({ state, timeout }).then(
      () => true,
      () => false,
    )
  if (!(await reaches('visible', 1000))) return undefined
  const has = (place: typeof popup) =>
    expect
      .poll(() => place.evaluate((element) => element.contains(document.activeElement)), { timeout: 1500 })
      .toBe(true)
      .then(
        () => true,
        () => false,
      )
  const isInside = await has(popup)
  if (kind === 'focus inside') return isInside
  await page.keyboard.press('Escape')
  return (await reaches('hidden', 5000)) ? has(control) : undefined
}

/** A control, drawn by chance, whose popup does not get the focus or does not return it any more. */
async function tryOpener(page: Page, screen: Screen): Promise<Outcome | undefined> {
  const kind = chance.pick(['focus inside', 'focus return', 'focus return'])
  const load = async () => {
    await open(page, screen.path, true)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused({ timeout: 30_000 })
    await expect(page.locator('.mantine-Skeleton-root, [aria-busy=true]')).toHaveCount(0, { timeout: 30_000 })
  }
  for (let draw = 0; draw < draws; draw++) {
    await load()
    const mutation = { ...chance.pick(await page.evaluate(findControls)), kind }
    await page.evaluate(makeMutation, mutation)
    if ((await keepsFocus(page, kind, mutation.at)) !== false) continue
    await load()
    await page.evaluate(makeMutation, mutation)
    return { screen, mutation, noticed: await complaint(() => checkFocus(page)) }
  }
  return undefined
}

async function tryPage(page: Page, screen: Screen): Promise<Outcome[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  await open(page, screen.path, true)
  if (screen.signedIn) await expect(page.getByRole('heading', { level: 1 })).toBeFocused({ timeout: 30_000 })
  // Parts of the page may still load.
  await expect
    .poll(() => complaint(() => checkPage(page, screen)), {
      message: `${screen.path} is accessible as it is`,
      timeout: 30_000,
    })
    .toBeUndefined()
  const all = await page.evaluate(findMutations)
  const outcomes: Outcome[] = []
  // Kinds before places: else nearly all would be about the names of buttons.
  const kinds = [...Map.groupBy(all, ({ kind }) => kind).values()]
  for (const some of chance.some(kinds, numberOf('each', 4))) {
    for (const mutation of [chance.pick(some), chance.pick(some)]) {
      const outcome = await tryMutation(page, session, screen, mutation)
      if (outcome === undefined) continue
      outcomes.push(outcome)
      break
    }
  }
  if (screen.signedIn) {
    // The page as it is keeps the focus; this opens and closes everything once, so it comes last.
    expect(await complaint(() => checkFocus(page)), `${screen.path} keeps the focus as it is`).toBeUndefined()
    for (let count = 0; count < numberOf('openers', 1); count++) {
      const outcome = await tryOpener(page, screen)
      if (outcome !== undefined) outcomes.push(outcome)
    }
  }
  return outcomes
}

console.log(`seed ${seed}`)
const outcomes: Outcome[] = []
await withPortal(async (contextOf) => {
  for (const screen of chance.some(screens, numberOf('pages', 20))) {
    const context = await contextOf(screen, 'de')
    const found = await tryPage(await context.newPage(), screen)
    for (const { mutation, noticed } of found)
      console.log(
        `${noticed === undefined ? 'MISSED' : 'noticed'} ${screen.path}: ${mutation.kind} of ${mutation.what}${noticed === undefined ? '' : ` (${noticed.slice(0, 120)})`}`,
      )
    outcomes.push(...found)
    await context.close()
  }
})
const noticed = outcomes.filter((one) => one.noticed !== undefined).length
console.log(
  `${noticed} of ${outcomes.length} were noticed (${((100 * noticed) / outcomes.length).toFixed(1)} %), seed ${seed}`,
)
if (noticed < enough * outcomes.length) process.exitCode = 1

/** Small losses of accessibility that can be made on a page, each as a person would never see it; these functions run in the page. */

export type Mutation = {
  /** What is lost, such as `aria-label` or `heading`. */
  kind: string
  /** The place of the element among all of the document. */
  at: number
  /** The element, for the report. */
  what: string
}

/** All that could be lost on the page that is open. */
export function findMutations(): Mutation[] {
  const attributes = [
    'role for alt lang scope required aria-label aria-labelledby aria-describedby aria-live aria-pressed aria-expanded',
    'aria-selected aria-current aria-sort aria-required aria-invalid aria-controls aria-modal aria-checked aria-haspopup',
  ]
    .join(' ')
    .split(' ')
  return [...document.querySelectorAll('html, body, body *')].flatMap((element, at) => {
    if (element.closest('script, style, svg, [aria-hidden=true]')) return []
    const what = `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`
    const kinds = attributes.filter((name) => element.hasAttribute(name))
    if (element.matches('h1, h2, h3, h4')) kinds.push('heading')
    if (element.matches('header, main, footer, nav')) kinds.push('landmark')
    if (element.matches('button, a[href]') && element.textContent !== '' && element.checkVisibility())
      kinds.push('text')
    if (element.matches('h1') && element === document.activeElement) kinds.push('focus')
    return kinds.map((kind) => ({ kind, at, what }))
  })
}

/** The buttons that may open something. */
export function findControls(): Omit<Mutation, 'kind'>[] {
  return [...document.querySelectorAll<HTMLElement>('html, body, body *')].flatMap((element, at) => {
    const isControl = element.matches(
      'header button, main button:not([type=submit], [role=tab], :disabled, [aria-disabled=true])',
    )
    if (!isControl || !element.checkVisibility({ visibilityProperty: true })) return []
    return [{ at, what: `button "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"` }]
  })
}

/** Makes one of them, and leaves `undoMutation` in the window. */
export function makeMutation({ kind, at }: Mutation): void {
  const element = [...document.querySelectorAll<HTMLElement>('html, body, body *')][at]!
  const changes: Record<string, () => () => void> = {
    heading: () => setRole(),
    landmark: () => setRole(),
    focus: () => {
      element.blur()
      return () => element.focus()
    },
    'focus return': () => loseFocus(isSameControl),
    'focus inside': () => {
      const popups = '[role=dialog], [role=menu]'
      let pressed: Element | null = null
      const rememberControl = ({ target }: Event) => {
        if (target instanceof Element && target.closest(popups) === null) pressed = target.closest('button')
      }
      addEventListener('click', rememberControl, true)
      return loseFocus((target) => target.closest(popups) !== null && isSameControl(pressed))
    },
    text: () => {
      const nodes = [...element.childNodes]
      element.replaceChildren()
      return () => element.replaceChildren(...nodes)
    },
  }
  function setRole(): () => void {
    element.setAttribute('role', 'presentation')
    return () => element.removeAttribute('role')
  }
  function removeAttribute(): () => void {
    const before = element.getAttribute(kind)!
    element.removeAttribute(kind)
    return () => element.setAttribute(kind, before)
  }
  /** In code the loss would be that of all rows of a list. */
  function isSameControl(other: Element | null): boolean {
    const [cell, otherCell] = [element, other].map((one) => one?.closest('tbody td'))
    if (!(cell instanceof HTMLTableCellElement) || !(otherCell instanceof HTMLTableCellElement))
      return other === element
    const positionOf = (button: Element, { cellIndex }: HTMLTableCellElement) =>
      `${cellIndex} ${button.querySelector('svg')?.classList.value}`
    return positionOf(element, cell) === positionOf(other!, otherCell)
  }
  function loseFocus(isLost: (target: HTMLElement) => boolean): () => void {
    const { focus } = HTMLElement.prototype
    HTMLElement.prototype.focus = function (options) {
      if (!isLost(this)) focus.call(this, options)
    }
    return () => {
      HTMLElement.prototype.focus = focus
    }
  }
  Object.assign(window, { undoMutation: (changes[kind] ?? removeAttribute)() })
}
