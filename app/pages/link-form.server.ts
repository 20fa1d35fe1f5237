import type { TypedResponse } from '@remix-run/node'
import type { z } from 'zod'
import type { LinkScope } from '~/domain/scope'
import type { Faults } from '~/forms/faults'
import { type AcceptedForm, readForm, refuseForm, throttleForm } from '~/forms/form.server'

interface LinkForm<Schema> {
  request: Request
  scope: LinkScope
  schema: Schema
  /** What bots get, whose forms are ignored silently. */
  done: TypedResponse<never>
}

/**
 * Carries out a form posted through a link: gives it back with its faults, or else counts it for the link
 * first. `carryOut` returns a fault or a redirect.
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
