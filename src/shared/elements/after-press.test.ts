import { fireEvent } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { afterPress } from './after-press.ts'

const { body } = document
let done: string[] = []

beforeEach(() => {
  fireEvent.pointerUp(body)
  done = []
})

describe('what moves something on the screen', () => {
  it('is done at once where nothing is held down', () => {
    afterPress(() => done.push('moved'))
    expect(done).toEqual(['moved'])
  })

  it.each(['pointerUp', 'pointerCancel', 'contextMenu'] as const)(
    'waits for the end of a press, and no longer: %s',
    (end) => {
      fireEvent.pointerDown(body)
      afterPress(() => done.push('moved'))
      expect(done).toEqual([])
      fireEvent[end](body)
      expect(done).toEqual(['moved'])
      fireEvent.pointerUp(body)
      expect(done).toEqual(['moved'])
    },
  )

  it('waits for the mouse that follows a finger', () => {
    fireEvent.pointerDown(body)
    fireEvent.pointerUp(body)
    fireEvent.mouseDown(body)
    afterPress(() => done.push('moved'))
    expect(done).toEqual([])
    fireEvent.mouseUp(body)
    expect(done).toEqual(['moved'])
  })

  it('does not wait for a press whose end another window gets', () => {
    fireEvent.pointerDown(body)
    fireEvent.blur(window)
    afterPress(() => done.push('moved'))
    expect(done).toEqual(['moved'])
  })

  it('is done before the press is carried out', () => {
    body.addEventListener('click', () => done.push('pressed'), { once: true })
    fireEvent.pointerDown(body)
    afterPress(() => done.push('moved'))
    fireEvent.pointerUp(body)
    fireEvent.click(body)
    expect(done).toEqual(['moved', 'pressed'])
  })
})
