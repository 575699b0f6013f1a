type Given = Record<string, unknown>

/** The modals of a page or a tab by their names, and what each is about: all of it, or one record by its id. */
export type ModalKinds = Readonly<Record<string, 'page' | 'record'>>

/** For what has none. */
export type NoModals = Record<never, never>

/** Which modal the address opens: `?modal=add`, `?modal=edit&record=<id>`; none without. */
export type OpenModal<TKinds extends ModalKinds> =
  | { modal?: undefined; record?: undefined }
  | {
      [TName in keyof TKinds & string]: TKinds[TName] extends 'record'
        ? { modal: TName; record: string }
        : { modal: TName; record?: undefined }
    }[keyof TKinds & string]

/** The name of a modal and, where it is about one, the id of its record. */
export type ModalName<TKinds extends ModalKinds> = {
  [TName in keyof TKinds & string]: TKinds[TName] extends 'record' ? [name: TName, record: string] : [name: TName]
}[keyof TKinds & string]

/** The open modal from the URL: an unknown one is none, and so is one without the record that it is about. */
export function openModal<TKinds extends ModalKinds>(kinds: TKinds, { modal, record }: Given): OpenModal<TKinds> {
  const kind = typeof modal === 'string' && Object.hasOwn(kinds, modal) ? kinds[modal] : undefined
  if (kind === undefined || (kind === 'record' && (typeof record !== 'string' || record === ''))) return {}
  return { modal, ...(kind === 'record' && { record }) } as OpenModal<TKinds>
}
