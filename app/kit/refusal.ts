import { useRouteLoaderData } from '@remix-run/react'
import type { FormRefusal } from './forms/faults'
import type { RefusedForm } from './forms/kept-refusals.server'

export function useRefused(): RefusedForm | null {
  return (useRouteLoaderData('root') as { refused: RefusedForm | null } | undefined)?.refused ?? null
}

/** Empty if no form was refused. */
export function useRefusal(): FormRefusal {
  return useRefused()?.refusal ?? { faults: {}, values: {} }
}

/** Like `useRefusal`, for a page with several forms. */
export function useRefusalOf(): (form: string) => FormRefusal | undefined {
  const refused = useRefused()
  return (form) => (refused?.form === form ? refused.refusal : undefined)
}

/** Name, fault and value (entered, else stored) of a field. */
export function fieldOf({ faults, values }: FormRefusal, name: string, stored?: string | null) {
  return { name, fault: faults[name], defaultValue: values[name] ?? stored ?? undefined }
}
