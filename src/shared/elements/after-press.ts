let pressed = false
const waiting: (() => void)[] = []

function press(): void {
  pressed = true
}

function letGo(): void {
  pressed = false
  for (const act of waiting.splice(0)) act()
}

// A finger comes as a pointer and, once it is lifted, as a mouse too, which is what takes the focus.
const starts = ['pointerdown', 'mousedown']
/** Also where the end of it is not told: beside a menu of the browser, and in another window. */
const ends = ['pointerup', 'mouseup', 'pointercancel', 'contextmenu']
if (typeof window !== 'undefined') {
  for (const start of starts) addEventListener(start, press, true)
  for (const end of ends) addEventListener(end, letGo, true)
  addEventListener('blur', letGo)
}

/**
 * Does what moves something on the screen, at once or, while the person holds a button down, when they let go: a press that
 * began on a button and ends beside it is none. What it does is done before the press is carried out.
 */
export function afterPress(act: () => void): void {
  if (pressed) waiting.push(act)
  else act()
}
