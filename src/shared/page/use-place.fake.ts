import { useState } from 'react'
import type { ModalKinds, NoModals } from './modals.ts'
import { placeOf, type Address, type Place } from './place.ts'

/** A place of which the address is kept by the test; `told` hears of each change. */
export function useFakePlace<TSearch extends object, TKinds extends ModalKinds = NoModals>(
  start: Address<TSearch, TKinds>,
  told?: (address: Address<TSearch, TKinds>) => void,
): Place<TSearch, TKinds> {
  const [address, setAddress] = useState(start)
  return placeOf<TSearch, TKinds>(address, (_kind, next) => {
    told?.(next)
    setAddress(next)
  })
}
