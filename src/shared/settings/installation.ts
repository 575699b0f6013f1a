/** Settings that the server of this installation writes into the page. */
type Installation = {
  links?: Readonly<Record<string, string>>
  /** The phone number that customers call. */
  servicePhone?: string
  /** The name of an installation that is not production. */
  environment?: string
  /** Where faults are reported, and which share of the visits also reports how fast pages were. */
  reports?: { url: string; sample: number }
}

export const installation = JSON.parse(document.getElementById('settings')?.textContent || '{}') as Installation
