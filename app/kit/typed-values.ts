import { useEffect, useState } from 'react'
import type { FormRefusal } from './forms/faults'

/** Values of the surrounding form, updated from the first keystroke; undefined without scripts. */
export function useTypedValues(place: React.RefObject<HTMLElement>): FormRefusal['values'] | undefined {
  const [typed, setTyped] = useState<FormRefusal['values']>()
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const read = () =>
      setTyped(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])))
    read()
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [place])
  return typed
}
