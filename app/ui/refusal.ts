import { useActionData } from '@remix-run/react'
import type { Refusal } from '~/forms/faults'

/** What the page's own form was refused for; nothing where it was not sent. */
export function useRefusal(): Refusal {
  const answer = useActionData() as { refusal?: Refusal } | undefined
  return answer?.refusal ?? { faults: {}, values: {} }
}

/** A field's name, what was entered in it, or else what stands there now, and its fault. */
export function fieldOf({ faults, values }: Refusal, name: string, stored?: string | null) {
  return { name, fault: faults[name], defaultValue: values[name] ?? stored ?? undefined }
}
