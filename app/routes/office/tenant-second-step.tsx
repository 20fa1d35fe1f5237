import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { config } from '~/config.server'
import { countWithoutAddress } from '~/domain/second-step/passes.server'
import { secondStepForm } from '~/forms/tenant-forms'
import { house } from '~/house.server'
import { saveSection, tenantPageData } from '~/pages/tenant-page.server'
import { SecondStepPage } from '~/ui/tenants/second-step-page'

export const handle = {
  access: 'manage_firm',
  title: (texts) => texts.tenants.secondStep.title,
} satisfies RouteHandle

export async function loader({ scope }: Args<typeof handle>) {
  return {
    ...(await tenantPageData(scope)),
    withoutAddress: await countWithoutAddress(house.reader, scope),
    canSend: config().smtpUrl !== undefined,
  }
}

export function action({ request, scope }: Args<typeof handle>) {
  return saveSection(request, scope, 'second_step', secondStepForm(config().smtpUrl !== undefined))
}

export default function TenantSecondStep() {
  return <SecondStepPage {...useLoaderData<typeof loader>()} />
}
