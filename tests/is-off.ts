/** Whether a button or a field can do nothing now; a button says so without losing the focus. */
export const isOff = (control: HTMLElement): boolean => control.matches(':disabled, [aria-disabled=true]')
