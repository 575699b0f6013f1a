import { afterEach, expect, it, vi } from 'vitest'
import { takeOverForm } from './login.tsx'

afterEach(() => document.body.replaceChildren())

function formInPage(sent: boolean) {
  const [page, form, button] = ['div', 'form', 'button'].map((name) => document.createElement(name))
  page!.dataset.first = 'de'
  if (sent) form!.dataset.sent = ''
  Object.assign(button!, { type: 'submit' }).dataset.loading = ''
  form!.append(button!)
  page!.append(form!)
  document.body.append(page!)
  const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  form!.addEventListener('submit', onSubmit)
  return { page: page!, form: form as HTMLFormElement, button: button!, onSubmit }
}

it('a form that was sent before its program is sent once it is taken over, and once', () => {
  const { page, form, button, onSubmit } = formInPage(true)
  takeOverForm(form)
  takeOverForm(form)
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(page.dataset).not.toHaveProperty('first')
  expect(button.dataset).not.toHaveProperty('loading')
})

it('a new form counts as not submitted', () => {
  const { page, form, onSubmit } = formInPage(false)
  takeOverForm(form)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(page.dataset).not.toHaveProperty('first')
})
