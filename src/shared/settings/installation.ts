/** What the server of this installation tells the portal; the page itself reads more of it (index.html). */
type Installation = {
  links?: Readonly<Record<string, string>>
  /** Where faults are reported, and which share of the visits also reports how fast pages were. */
  reports?: { url: string; sample: number }
}

export const installation = JSON.parse(document.getElementById('settings')?.textContent || '{}') as Installation
