import { useRouteLoaderData } from '@remix-run/react'
import type { Refusal } from './forms/faults'
import type { RefusedForm } from './forms/kept-refusals.server'

/** The form that this page gives back, if it gives one back. */
export function useRefused(): RefusedForm | null {
  return (useRouteLoaderData('root') as { refused: RefusedForm | null } | undefined)?.refused ?? null
}

/** Why this page's form was refused; empty where none was. */
export function useRefusal(): Refusal {
  return useRefused()?.refusal ?? { faults: {}, values: {} }
}

/** The same for a page with several forms. */
export function useRefusalOf(): (form: string) => Refusal | undefined {
  const refused = useRefused()
  return (form) => (refused?.form === form ? refused.refusal : undefined)
}

/** A field's name, its fault, and its value: as entered, or else as stored. */
export function fieldOf({ faults, values }: Refusal, name: string, stored?: string | null) {
  return { name, fault: faults[name], defaultValue: values[name] ?? stored ?? undefined }
}
