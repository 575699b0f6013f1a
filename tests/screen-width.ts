import { happyDOM } from './happy-dom.ts'

/** The width in pixels of a person's screen unless a test says otherwise: wide enough for everything. */
const usual = 1024

/** The width of the person's screen in pixels; what Mantine hides there is hidden in the test too. */
export function setScreenWidth(width: number = usual): void {
  happyDOM().setViewport({ width })
}
