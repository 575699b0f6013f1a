/**
 * The program has taken over a form that was there before it: what the page remembered of its sending is carried out, once, and
 * the page (index.html) does nothing for it any more. Does nothing for a form that the program has made.
 */
export function takeOverForm(form: HTMLFormElement): void {
  form.closest('[data-first]')?.removeAttribute('data-first')
  if (form.dataset.sent === undefined) return
  delete form.dataset.sent
  form.querySelector('[type=submit]')?.removeAttribute('data-loading')
  form.requestSubmit()
}
