import { fireEvent } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { afterPointerUp } from './pointer-release.ts'

const { body } = document
let done: string[] = []

beforeEach(() => {
  fireEvent.pointerUp(body)
  done = []
})

describe('a layout-shifting callback', () => {
  it('runs at once while no pointer is down', () => {
    afterPointerUp(() => done.push('moved'))
    expect(done).toEqual(['moved'])
  })

  it.each(['pointerUp', 'pointerCancel', 'contextMenu'] as const)('runs on %s after a press', (end) => {
    fireEvent.pointerDown(body)
    afterPointerUp(() => done.push('moved'))
    expect(done).toEqual([])
    fireEvent[end](body)
    expect(done).toEqual(['moved'])
    fireEvent.pointerUp(body)
    expect(done).toEqual(['moved'])
  })

  it('waits for the mouse events after a touch', () => {
    fireEvent.pointerDown(body)
    fireEvent.pointerUp(body)
    fireEvent.mouseDown(body)
    afterPointerUp(() => done.push('moved'))
    expect(done).toEqual([])
    fireEvent.mouseUp(body)
    expect(done).toEqual(['moved'])
  })

  it('does not wait for a release in another window', () => {
    fireEvent.pointerDown(body)
    fireEvent.blur(window)
    afterPointerUp(() => done.push('moved'))
    expect(done).toEqual(['moved'])
  })

  it('runs before the click event', () => {
    body.addEventListener('click', () => done.push('pressed'), { once: true })
    fireEvent.pointerDown(body)
    afterPointerUp(() => done.push('moved'))
    fireEvent.pointerUp(body)
    fireEvent.click(body)
    expect(done).toEqual(['moved', 'pressed'])
  })
})
