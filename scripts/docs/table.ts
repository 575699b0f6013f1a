import { type Html, html } from './html.ts'

/** A table that scrolls inside its frame on a phone. */
export const table = (heads: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="frame" tabindex="0" role="group" aria-label="${heads.join(', ')}">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
