/** What the journeys need of a browser. Each engine has an adapter of its own: firefox.ts, webkit.ts. */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Target } from './target.ts'

export type Key = 'Enter' | 'Escape' | 'Tab'

export type BrowserWindow = {
  /** Opens an address and waits until it is loaded. */
  go: (address: string) => Promise<void>
  reload: () => Promise<void>
  /** Runs a function in the page; it may use nothing but its arguments, which are JSON as its result is. */
  evaluate: <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) => Promise<Result>
  /** The same with the element of a target, which throws when there is none. */
  evaluateAt: <Result>(target: Target, run: (element: Element) => Result) => Promise<Result>
  /** Moves the mouse there and presses its button. */
  click: (target: Target) => Promise<void>
  /** Replaces what a field holds, key by key. */
  type: (target: Target, text: string) => Promise<void>
  /** Takes an option of a select element by its text. */
  choose: (target: Target, option: string) => Promise<void>
  upload: (target: Target, file: string) => Promise<void>
  press: (key: Key) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** The console messages of the browser itself since the last call, where the engine offers them. */
  consoleMessages: () => string[]
  takePicture: (file: string) => Promise<void>
}

/** A fresh profile: nobody is signed in. */
export type BrowserSession = {
  firstWindow: BrowserWindow
  /** Opens a window of its own, not a tab. */
  openWindow: () => Promise<BrowserWindow>
  close: () => Promise<void>
}

export type RunningBrowser = {
  openSession: () => Promise<BrowserSession>
  close: () => Promise<void>
}

export type Engine = {
  name: 'firefox' | 'webkit'
  /** The programs that it needs and this machine lacks. */
  missingPrograms: () => string[]
  /** `downloads` is the folder that files are saved into. */
  start: (folders: { downloads: string; temporary: string }) => Promise<RunningBrowser>
}

/** The full path of an installed program. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
