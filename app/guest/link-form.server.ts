import type { TypedResponse } from '@remix-run/node'
import type { z } from 'zod'
import type { LinkScope } from '~/domain/kernel/scope'
import { formPosts } from '~/http/rate-limits.server'
import type { Faults, FormRefusal } from '~/kit/forms/faults'
import { type AcceptedForm, readForm } from '~/kit/forms/form.server'
import { giveBack } from '~/kit/forms/refused-form.server'

interface LinkForm<Schema> {
  request: Request
  scope: LinkScope
  schema: Schema
  page: string
  form: string
  /** Also sent to bots, whose forms are silently ignored. */
  done: () => TypedResponse<never>
}

/** Throttles each form of a link separately: after six payment choices one can still write. */
export function postKey(linkId: string, form: string): string {
  return `${linkId} ${form}`
}

/**
 * Carries out a form posted through a link: refuses it with its faults, or counts it first. `carryOut` returns
 * a fault or a redirect.
 */
export async function carryOutLinkForm<Schema extends z.ZodType>(
  { request, scope, schema, page, form, done }: LinkForm<Schema>,
  carryOut: (form: AcceptedForm<z.output<Schema>>) => Promise<{ faults: Faults } | TypedResponse<never>>,
): Promise<TypedResponse<never>> {
  const refuse = (refusal: FormRefusal, wait = 0) => giveBack(request, page, { form, refusal, wait })
  const read = await readForm(request, scope.linkId, schema)
  if (read.outcome === 'trapped') return done()
  if (read.outcome === 'refused') return refuse(read.refusal)
  const wait = await formPosts.hit(postKey(scope.linkId, form))
  if (wait > 0) return refuse({ faults: { form: 'throttled' }, values: read.entered }, wait)
  const result = await carryOut(read)
  return 'faults' in result ? refuse({ faults: result.faults, values: read.entered }) : result
}
