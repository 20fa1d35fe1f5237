import type { TypedResponse } from '@remix-run/node'
import type { z } from 'zod'
import type { LinkScope } from '~/domain/scope'
import type { Faults } from '~/forms/faults'
import { type AcceptedForm, readForm, refuseForm, throttleForm } from '~/forms/form.server'

interface LinkForm<Schema> {
  request: Request
  scope: LinkScope
  schema: Schema
  /** The answer to a machine, whose form is passed over in silence. */
  done: TypedResponse<never>
}

/**
 * Carries out a form that a link's page posted: gives it back with its faults, or counts it for its link first. What
 * carries it out names a fault or leads on.
 */
export async function carryOutLinkForm<Schema extends z.ZodType>(
  { request, scope, schema, done }: LinkForm<Schema>,
  carryOut: (form: AcceptedForm<z.output<Schema>>) => Promise<{ faults: Faults } | TypedResponse<never>>,
) {
  const form = await readForm(request, scope.linkId, schema)
  if (form.outcome === 'trapped') return done
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  const tooMany = await throttleForm(scope.linkId, form.entered)
  if (tooMany) return tooMany
  const result = await carryOut(form)
  return 'faults' in result ? refuseForm({ faults: result.faults, values: form.entered }) : result
}
