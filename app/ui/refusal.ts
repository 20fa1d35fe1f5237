import { useActionData } from '@remix-run/react'
import type { Refusal } from '~/forms/faults'

/** What the form was refused for that this page answers to, if it answers to one. */
export function usePostedRefusal(): Refusal | undefined {
  return (useActionData() as { refusal?: Refusal } | undefined)?.refusal
}

/** What the page's own form was refused for; nothing where it was not sent. */
export function useRefusal(): Refusal {
  return usePostedRefusal() ?? { faults: {}, values: {} }
}

/** A field's name, what was entered in it, or else what stands there now, and its fault. */
export function fieldOf({ faults, values }: Refusal, name: string, stored?: string | null) {
  return { name, fault: faults[name], defaultValue: values[name] ?? stored ?? undefined }
}
