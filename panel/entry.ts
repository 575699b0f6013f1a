/**
 * The panel's first file: it runs before the portal and intercepts its calls. It is small, because the login page has a budget;
 * everything else loads with the first call, pointer move or key.
 */
type Open = [method: string, url: string | URL, async?: boolean, user?: string | null, password?: string | null]

/** A shared link's choices, before the portal may go elsewhere. */
const hash = location.hash
const load = () => import('./panel.ts').then(({ start }) => start(hash))

/** The page's own calls (src/app/inline/data.ts) would pass by the panel, so the program sends them again. */
Object.assign(globalThis, { earlyCalls: undefined })

globalThis.XMLHttpRequest = class extends XMLHttpRequest {
  #opening: Open = ['', '']
  readonly #headers: [string, string][] = []
  override open(...args: Open): void {
    this.#opening = args
    super.open(...(args as Required<Open>))
  }
  override setRequestHeader(...header: [string, string]): void {
    this.#headers.push(header)
    super.setRequestHeader(...header)
  }
  override send(body?: Document | XMLHttpRequestBodyInit | null): void {
    void load().then((watch) => watch(this, this.#opening, { headers: this.#headers, body }, () => super.send(body)))
  }
}

for (const event of ['pointermove', 'pointerdown', 'keydown']) addEventListener(event, load, { once: true })
if (hash) void load()
