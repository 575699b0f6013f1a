/** What the server of this installation tells the page (index.html). */
type Installation = {
  links?: Readonly<Record<string, string>>
  /** What people are shown where this is not production. */
  environment?: string
  /** Where faults are reported, and which share of the visits also reports how fast pages were. */
  reports?: { url: string; sample: number }
}

export const installation = JSON.parse(document.getElementById('settings')?.textContent || '{}') as Installation
