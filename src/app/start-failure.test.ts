import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showStartFailure } from './start-failure.ts'

it('who gets no sentences reads in both languages what happened, and may try again', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const root = document.body.appendChild(document.createElement('div'))
  root.textContent = 'half a page'
  showStartFailure(root)
  expect(
    within(root)
      .getAllByRole('heading')
      .map((title) => [title.closest('[lang]')!.getAttribute('lang'), title.textContent]),
  ).toEqual([
    ['de', 'Diese Seite konnte nicht geladen werden'],
    ['en', 'This page could not be loaded'],
  ])
  expect(root.textContent).not.toContain('half a page')
  screen.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(reload).toHaveBeenCalledTimes(2)
  root.remove()
})
