import type { Args, RouteHandle } from '~/auth/access'
import { skipFirstStep } from '~/domain/tenants/skip-step.server'
import { house } from '~/house.server'
import { seeOther } from '~/http/redirect.server'
import { readFields } from '~/kit/forms/read-fields.server'
import { paths } from '~/paths'
import { STEP_FIELD, stepForm } from './forms'

export const handle = { access: 'handle_tasks' } satisfies RouteHandle

export async function action({ request, scope }: Args<typeof handle>) {
  const { [STEP_FIELD]: step } = await readFields(request, stepForm)
  await skipFirstStep(house, scope, step ?? null)
  return seeOther(request, `${paths.office()}#erste-schritte`)
}
