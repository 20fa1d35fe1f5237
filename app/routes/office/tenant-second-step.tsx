import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { requireOwnTenant } from '~/auth/guards.server'
import { config } from '~/config.server'
import { reader } from '~/db.server'
import { countWithoutAddress } from '~/domain/second-step/passes.server'
import type { FaultKey } from '~/forms/faults'
import { saveSection, tenantPageData } from '~/pages/tenant-page.server'
import { SecondStepPage } from '~/ui/tenants/second-step-page'
import { pageTitle } from '~/ui/title'
import type { Flag } from '~db/schema'

const secondStepForm = z.object({
  is_second_step_demanded: z
    .string()
    .optional()
    .transform((text): Flag => (text ? 1 : 0))
    // Nobody could ever get a code.
    .refine((flag) => flag === 0 || canSend(), { error: 'no_mail_server' satisfies FaultKey }),
})

export const meta = pageTitle((texts) => texts.tenants.secondStep.title)

export async function loader({ request, params }: LoaderFunctionArgs) {
  const owner = await requireOwnTenant(request, params.tenantId)
  return {
    ...(await tenantPageData(owner)),
    withoutAddress: await countWithoutAddress(reader, owner.scope),
    canSend: canSend(),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { scope } = await requireOwnTenant(request, params.tenantId)
  return saveSection(request, scope, 'second_step', secondStepForm)
}

export default function TenantSecondStep() {
  return <SecondStepPage {...useLoaderData<typeof loader>()} />
}

function canSend(): boolean {
  return config().smtpUrl !== undefined
}
