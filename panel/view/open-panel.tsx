import { createRoot } from 'react-dom/client'
import { PanelView } from './panel-view.tsx'

let isOpen = false

/** Opens the panel in its place; `onClose` is told when it has gone. */
export function openPanel(place: HTMLElement, onClose: () => void): void {
  if (isOpen) return
  isOpen = true
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    isOpen = false
    onClose()
  }
  root.render(<PanelView onClose={close} />)
}
