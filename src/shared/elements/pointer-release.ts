let isPressed = false
const deferred: (() => void)[] = []

function onPress(): void {
  isPressed = true
}

function onRelease(): void {
  isPressed = false
  for (const callback of deferred.splice(0)) callback()
}

// A touch fires pointer events and, on release, mouse events, which move the focus.
const pressEvents = ['pointerdown', 'mousedown']
/** Includes events for presses whose release is not reported: the context menu and, below, another window. */
const releaseEvents = ['pointerup', 'mouseup', 'pointercancel', 'contextmenu']
if (typeof window !== 'undefined') {
  for (const start of pressEvents) addEventListener(start, onPress, true)
  for (const end of releaseEvents) addEventListener(end, onRelease, true)
  addEventListener('blur', onRelease)
}

/**
 * Runs a layout-shifting callback at once, or after the pointer is released while it is down: a press that starts on a button and
 * ends beside it would not click it. The callback runs before the click event.
 */
export function afterPointerUp(callback: () => void): void {
  if (isPressed) deferred.push(callback)
  else callback()
}
