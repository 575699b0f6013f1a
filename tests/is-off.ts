/** Whether a button or a field is disabled; a button uses `aria-disabled`, which keeps the focus. */
export const isOff = (control: HTMLElement): boolean => control.matches(':disabled, [aria-disabled=true]')
