/** Finds the windows of a page by pressing what can be pressed, so that a new one is in the gallery without being named. */
import type { Locator, Page } from '@playwright/test'

/** Opens a window on a page that has just been loaded. */
export type Way = { name: string; open: (page: Page) => Promise<boolean> }

/** One row stands for all: the buttons of the others open the same. */
const pressable =
  'main button:not([role=tab], [role=combobox], [aria-haspopup=listbox], tbody tr:nth-child(n+2) button)'

const dialog = (page: Page): Locator => page.locator('[role=dialog][aria-modal=true]')

/** What a press may lead to is there within this time; the sandbox answers within milliseconds. */
const patience = 1500

async function opens(page: Page, button: Locator): Promise<boolean> {
  await button.click({ timeout: patience }).catch(() => {})
  return dialog(page)
    .waitFor({ timeout: patience })
    .then(
      () => true,
      () => false,
    )
}

const titleOf = async (page: Page) => ((await dialog(page).getByRole('heading').first().textContent()) ?? '').trim()

/** A list of actions leads on, a form or a question does not: its buttons send it or leave it. */
const leadsOn = (page: Page) => dialog(page).locator('button:not([aria-label], [type=submit])')

/** Presses one of the actions that an open window lists, and returns whether another window opened. */
async function goesOn(page: Page, action: Locator): Promise<boolean> {
  const before = await titleOf(page)
  await action.click({ timeout: patience }).catch(() => {})
  return dialog(page)
    .getByRole('heading')
    .first()
    .filter({ hasNotText: before })
    .waitFor({ timeout: patience })
    .then(
      () => true,
      () => false,
    )
}

/** The windows behind the actions that the open window lists. */
async function findFurther(page: Page, way: Way, reload: () => Promise<void>): Promise<Way[]> {
  const found: Way[] = []
  if ((await dialog(page).locator('form').count()) > 0) return found
  const count = await leadsOn(page).count()
  for (let index = 0; index < count; index++) {
    const open = async (on: Page) => (await way.open(on)) && (await goesOn(on, leadsOn(on).nth(index)))
    await reload()
    if (await open(page)) found.push({ name: await titleOf(page), open })
  }
  return found
}

/** The windows that the buttons of the open page lead to, and those behind them, each one once. */
export async function findWindows(page: Page, reload: () => Promise<void>): Promise<Way[]> {
  const ways = new Map<string, Way>()
  const count = await page.locator(pressable).count()
  for (let index = 0; index < count; index++) {
    const button = (on: Page) => on.locator(pressable).nth(index)
    if (!(await button(page).isEnabled())) continue
    const opened = await opens(page, button(page))
    if (opened) {
      const way = { name: await titleOf(page), open: (on: Page) => opens(on, button(on)) }
      if (!ways.has(way.name)) {
        ways.set(way.name, way)
        for (const further of await findFurther(page, way, reload))
          if (!ways.has(further.name)) ways.set(further.name, further)
      }
    }
    // What was pressed may have sorted, turned or left the page.
    await reload()
  }
  return [...ways.values()]
}

/** Submits the form of the window: an empty form shows its errors, a request is refused. */
export async function sendWindow(page: Page): Promise<void> {
  const primary = dialog(page).locator('button[type=submit], button.mantine-Button-root').first()
  await primary.click({ timeout: patience }).catch(() => {})
  await page.waitForLoadState('networkidle')
}
