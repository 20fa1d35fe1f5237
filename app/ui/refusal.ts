import { useActionData } from '@remix-run/react'
import type { Refusal } from '~/forms/faults'

/** Why this page's form was refused, if one was posted. */
export function usePostedRefusal(): Refusal | undefined {
  return (useActionData() as { refusal?: Refusal } | undefined)?.refusal
}

/** Like `usePostedRefusal`, but empty where no form was posted. */
export function useRefusal(): Refusal {
  return usePostedRefusal() ?? { faults: {}, values: {} }
}

/** A field's name, its fault, and its value: as entered, or else as stored. */
export function fieldOf({ faults, values }: Refusal, name: string, stored?: string | null) {
  return { name, fault: faults[name], defaultValue: values[name] ?? stored ?? undefined }
}
