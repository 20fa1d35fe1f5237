import { type RefObject, useEffect, useState } from 'react'
import { isLessDiscount, type OpenClaim } from '~/domain/invoices/payments/adding-up'
import type { FormRefusal } from '~/kit/forms/faults'
import { meantIn, paidIn } from '~/kit/forms/payment-sums'
import { enteredIn } from './editor/entered'

interface Offered {
  claims: readonly OpenClaim[]
  own: string | undefined
  today: string
}

/** What the form around a place says now. Money that fits the discount to the cent counts as such until somebody says otherwise. */
export function useTypedPayment(
  place: RefObject<HTMLElement>,
  { claims, own, today }: Offered,
): FormRefusal['values'] | undefined {
  const [typed, setTyped] = useState<FormRefusal['values']>()
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const read = (event?: Event) => {
      if (event?.target instanceof HTMLInputElement && event.target.name === 'skonto')
        form.dataset.skonto = 'chosen'
      const entered = enteredIn(form)
      if (form.dataset.skonto !== 'chosen') choose(form, entered)
      setTyped(enteredIn(form))
    }
    const choose = (within: HTMLFormElement, entered: FormRefusal['values']) => {
      const choice = within.elements.namedItem('skonto')
      const fits = isLessDiscount(meantIn(claims, entered, own), paidIn(entered, today))
      if (choice instanceof RadioNodeList) choice.value = fits ? 'ja' : 'nein'
    }
    setTyped(enteredIn(form))
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [place, claims, own, today])
  return typed
}
